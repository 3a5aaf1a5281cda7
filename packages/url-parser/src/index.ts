export { basicParseURL } from './basic-url-parser.js';
export { canParseURL } from './can-parse-url.js';
export { findFailure } from './find-failure.js';
export type { State } from './machine.js';
export type {
  BasicParseURLOptions,
  ParseURLOptions,
  QuietParserOptions,
  StateName,
} from './options.js';
export { parseAndSerialize } from './parse-and-serialize.js';
export { parseURLQuietly } from './quiet-url-parser.js';
export {
  fragmentState,
  hostnameState,
  hostState,
  pathStartState,
  portState,
  queryState,
  schemeStartState,
} from './states.js';
export { parseURL } from './url-parser.js';
export type {
  URLValidationError,
  URLValidationErrorSink,
  ValidationErrorName,
} from './validation-errors.js';
