/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names other errors.
 *
 * @packageDocumentation
 */

export type { BufferSource } from '@urlkit/infra';
export type { CharacterEncoding, Encoding, PercentEncodeSet } from '@urlkit/percent-encoding';
export { editQuery } from './edit-query.js';
export {
  QueryEditor,
  type QueryEditorOptions,
  type QueryEncodeSet,
  type QueryEncoding,
  type QueryToken,
} from './editor.js';
export { parseURLEncoded, parseURLEncodedList } from './urlencoded-parser.js';
export { serializeURLEncoded, serializeURLEncodedList } from './urlencoded-serializer.js';
