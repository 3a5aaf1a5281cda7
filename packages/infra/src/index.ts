/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. Functions of a code unit do not check its type. `@throws` names other errors.
 *
 * @packageDocumentation
 */

export { asciiLowercase } from './ascii-lowercase.js';
export { type BufferSource, bytesOf } from './buffer-source.js';
export {
  hexDigitValue,
  isASCIIAlpha,
  isASCIIAlphanumeric,
  isASCIIDigit,
  isASCIIHexDigit,
  isASCIIString,
  isC0ControlOrSpace,
  trimC0ControlsAndSpaces,
} from './code-points.js';
export type { Range } from './range.js';
export { toScalarValueString } from './scalar-value-string.js';
export { utf8DecodePercentEncodedBytes, utf8DecodeWithoutBOM, utf8Encode } from './utf-8.js';
export type { ValidationError, ValidationErrorSink } from './validation-error.js';
