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
export { toScalarValueString } from './scalar-value-string.js';
export { isURLCodePoint, reportInvalidURLUnits } from './url-units.js';
export { utf8DecodePercentEncodedBytes, utf8DecodeWithoutBOM, utf8Encode } from './utf-8.js';
export type { Range, ValidationError, ValidationErrorSink } from './validation-error.js';
