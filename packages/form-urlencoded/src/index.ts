/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export { parseURLEncoded } from './urlencoded-parser.js';
export { serializeURLEncoded } from './urlencoded-serializer.js';
