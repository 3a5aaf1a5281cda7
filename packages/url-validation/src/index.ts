export { type ErrorExplanation, explainError, validationErrorNames } from './error-catalogue.js';
export type { Fix } from './fixes.js';
export { isValidHostString, isValidOpaqueHostString } from './host-writing.js';
export { isValidIPv4AddressString, isValidIPv6AddressString } from './ip-address-writing.js';
export { isValidURLString } from './url-writing.js';
export {
  type Attribute,
  type ChangeReport,
  type IgnoredReason,
  validateChange,
} from './validate-change.js';
export {
  applyFixes,
  type Diagnostic,
  type ValidateURLOptions,
  type ValidationReport,
  validateURL,
} from './validate-url.js';
