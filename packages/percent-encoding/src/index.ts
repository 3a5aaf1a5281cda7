/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names other errors.
 *
 * @packageDocumentation
 */

export type { BufferSource, Range } from '@urlkit/infra';
export {
  type CharacterEncoding,
  type EncodeResult,
  type Encoder,
  type Encoding,
  getOutputEncoding,
} from './output-encoding.js';
export { percentDecode, utf8PercentDecode } from './percent-decode.js';
export {
  percentEncode,
  percentEncodeAfterEncoding,
  utf8PercentEncode,
} from './percent-encode.js';
export {
  c0ControlPercentEncodeSet,
  componentPercentEncodeSet,
  extendPercentEncodeSet,
  formURLEncodedPercentEncodeSet,
  fragmentPercentEncodeSet,
  isInPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from './percent-encode-sets.js';
export { replaceOctets } from './replace-octets.js';
export { findInvalidURLUnit, isURLCodePoint } from './url-units.js';
