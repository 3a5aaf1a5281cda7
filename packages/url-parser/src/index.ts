export { apiParseURL } from './api-url-parser.js';
export { basicParseURL } from './basic-url-parser.js';
export { canParseURL } from './can-parse-url.js';
export { type ComponentRanges, componentRanges } from './component-ranges.js';
export { setThePassword, setTheUsername } from './credentials.js';
export { documentBaseURL } from './document-base-url.js';
export type {
  BasicParseURLOptions,
  ParseURLOptions,
  SetterOptions,
  StateOverride,
} from './options.js';
export { originOf } from './origin.js';
export { parseAndSerialize } from './parse-and-serialize.js';
export {
  type AttributeSetter,
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
export type { URLInput } from './url-input.js';
export { parseURL } from './url-parser.js';
export type {
  URLValidationError,
  URLValidationErrorSink,
  ValidationErrorName,
} from './validation-errors.js';
