/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export {
  causeNames,
  type DomainCauseExplanation,
  type DomainCauseName,
  explainCause,
} from './cause-catalogue.js';
export type { DomainCause } from './domain-causes.js';
export { type ErrorExplanation, explainError, validationErrorNames } from './error-catalogue.js';
export type { Fix } from './fixes.js';
export { type FormatDiagnosticOptions, formatDiagnostic } from './format-diagnostic.js';
export { explainHint, type HintExplanation, type HintName, hintNames } from './hint-catalogue.js';
export type { Hint } from './hints.js';
export {
  isValidDomainString,
  isValidHostString,
  isValidOpaqueHostString,
} from './host-writing.js';
export {
  effectivePieceLength,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidIPv6PieceString,
  isValidIPv6PiecesAndIPv4String,
  isValidIPv6PiecesString,
} from './ip-address-writing.js';
export type { ValidateURLOptions, ValidURLStringOptions } from './options.js';
export { areURLUnits } from './url-units.js';
export {
  isAbsoluteURLString,
  isAbsoluteURLWithFragmentString,
  isOpaqueHostAndPortString,
  isOpaquePathURLString,
  isPathAbsoluteNonAuthorityURLString,
  isPathAbsoluteURLString,
  isPathRelativeSchemeLessURLString,
  isPathRelativeURLString,
  isRelativeURLString,
  isRelativeURLWithFragmentString,
  isSchemeRelativeFileURLString,
  isSchemeRelativeSpecialURLString,
  isSchemeRelativeURLString,
  isURLFragmentString,
  isURLPathSegmentString,
  isURLPortString,
  isURLQueryString,
  isURLSchemeString,
  isValidURLString,
} from './url-writing.js';
export {
  type ChangeReport,
  type IgnoredChange,
  type IgnoredReason,
  type UsedChange,
  validateChange,
} from './validate-change.js';
export {
  applyFixes,
  type Diagnostic,
  type FailureReport,
  type ParsedReport,
  relevantDiagnostics,
  type ValidationReport,
  validateURL,
} from './validate-url.js';
