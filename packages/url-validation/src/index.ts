/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type {
  DomainHost,
  EmptyHost,
  Host,
  HostValidationErrorName,
  IPv4Host,
  IPv6Host,
  OpaqueHost,
} from '@urlkit/host';
export type { Range } from '@urlkit/infra';
export type { IPv6Address, IPv6ValidationErrorName } from '@urlkit/ipv6';
export type { URLAttributeName, ValidationErrorName } from '@urlkit/url-parser';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { URLInput } from '@urlkit/url-serializer';
export {
  causeNames,
  type DomainCauseExplanation,
  type DomainCauseName,
  explainCause,
} from './cause-catalogue.js';
export { findDefanged } from './defanged.js';
export type { DomainCause } from './domain-causes.js';
export {
  type DiagnosticName,
  type ErrorExplanation,
  explainError,
  validationErrorNames,
} from './error-catalogue.js';
export { type FindEscapesOptions, findEscapes } from './escapes.js';
export type { Fix } from './fixes.js';
export { type FormatDiagnosticOptions, formatDiagnostic } from './format-diagnostic.js';
export { type DiagnosticGroup, groupDiagnostics } from './group-diagnostics.js';
export { explainHint, type HintExplanation, type HintName, hintNames } from './hint-catalogue.js';
export type { Hint } from './hints.js';
export { hasHidden, visible, widthOf } from './terminal.js';
export { type FindURLRangesOptions, findURLRanges, type URLRange } from './url-range.js';
export { isValidURLString } from './url-writing.js';
export {
  type ChangeReport,
  type IgnoredChange,
  type IgnoredReason,
  type UsedChange,
  validateChange,
} from './validate-change.js';
export { type IPv6Report, validateIPv6 } from './validate-ipv6.js';
export {
  applyFixes,
  type Diagnostic,
  type FailureReport,
  type Findings,
  type ParsedReport,
  relevantDiagnostics,
  type ValidationReport,
  validateURL,
} from './validate-url.js';
export type { ValidateURLOptions, ValidURLStringOptions } from './validation-options.js';
