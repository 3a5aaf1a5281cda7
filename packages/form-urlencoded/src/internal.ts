export { parseURLEncodedList } from './urlencoded-parser.js';
export { serializeURLEncodedList } from './urlencoded-serializer.js';
