export type {
  QueryEditor,
  QueryEditorOptions,
  QueryEncodeSet,
  QueryEncoding,
  QueryToken,
} from '@urlkit/form-urlencoded';
export { editQuery } from '@urlkit/form-urlencoded';
export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type {
  AllowedURL,
  CheckURLOptions,
  CompareReadings,
  HostMatcher,
  HostPattern,
  HostPatternList,
  LocalReference,
  LocalReferenceOptions,
  LocalReferenceRefusal,
  PortRange,
  ReadersVerdict,
  RefusedURL,
  Target,
  TargetInput,
  URLCheck,
  URLPolicy,
  URLPolicyOptions,
} from '@urlkit/host-policy';
export { checkURL, hostPatterns, localReference, matches } from '@urlkit/host-policy';
export type { Range, ValidationError, ValidationErrorSink } from '@urlkit/infra';
export type { IPv6Address, IPv6ValidationErrorName, ParseIPv6Options } from '@urlkit/ipv6';
export { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
export type { CharacterEncoding, Encoding, PercentEncodeSet } from '@urlkit/percent-encoding';
export type { DomainPartOptions, SiteOptions } from '@urlkit/public-suffix';
export { isSameSite, registrableDomain } from '@urlkit/public-suffix';
export type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';
export type {
  URLConstructor,
  URLSearchParamsConstructor,
  URLSearchParamsInit,
  URLSearchParamsIterator,
} from '@urlkit/url-api';
export { URL, URLSearchParams } from '@urlkit/url-api';
export type {
  Agreement,
  Cause,
  CompareOptions,
  Comparison,
  ComponentComparison,
  ComponentName,
  Components,
  Failure,
  Interpretation,
  Reading,
} from '@urlkit/url-editions';
export { compareEditions } from '@urlkit/url-editions';
export type { DroppedParameters, KeyProfileName, URLKeyOptions } from '@urlkit/url-keys';
export { createURLKey } from '@urlkit/url-keys';
export type { HostInput, ParseAndSerializeOptions } from '@urlkit/url-parser';
export { parseAndSerialize } from '@urlkit/url-parser';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type {
  Drive,
  EquivalenceLevel,
  ParseReferenceOptions,
  ParserMode,
  Port,
  Reference,
  ReferenceInput,
  ReferenceKind,
  RelativizeOptions,
  URLReferenceChanges,
  URLReferenceInput,
} from '@urlkit/url-reference';
export { URLReference } from '@urlkit/url-reference';
export type {
  ASCIILabel,
  DisplayedHost,
  LabelReason,
  RenderedPart,
  RenderedURL,
  RenderURLOptions,
  Shown,
} from '@urlkit/url-rendering';
export { renderURL } from '@urlkit/url-rendering';
export type { URLInput } from '@urlkit/url-serializer';
export type { RedactOptions, TextKind } from '@urlkit/url-text';
export { redact } from '@urlkit/url-text';
export type {
  Diagnostic,
  DomainCause,
  DomainCauseName,
  FailureReport,
  Fix,
  FormatDiagnosticOptions,
  Hint,
  HintName,
  ParsedReport,
  ValidateURLOptions,
  ValidationReport,
} from '@urlkit/url-validation';
export { applyFixes, formatDiagnostic, validateURL } from '@urlkit/url-validation';
