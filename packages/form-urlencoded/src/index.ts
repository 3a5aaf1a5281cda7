export { parseURLEncoded, parseURLEncodedList } from './urlencoded-parser.js';
export { serializeURLEncoded, serializeURLEncodedList } from './urlencoded-serializer.js';
