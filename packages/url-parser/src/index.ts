export { basicParseURL } from './basic-url-parser.js';
export { canParseURL } from './can-parse-url.js';
export type { BasicParseURLOptions, ParseURLOptions, StateOverride } from './options.js';
export { parseAndSerialize } from './parse-and-serialize.js';
export {
  type AttributeSetter,
  type SetterOptions,
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from './record-setters.js';
export { parseURL } from './url-parser.js';
export type {
  URLValidationError,
  URLValidationErrorSink,
  ValidationErrorName,
} from './validation-errors.js';
