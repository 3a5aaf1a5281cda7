export { parseURLEncoded } from './urlencoded-parser.js';
export { serializeURLEncoded } from './urlencoded-serializer.js';
