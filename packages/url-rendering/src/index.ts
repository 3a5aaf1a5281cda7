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
  IPv4Host,
  IPv6Address,
  IPv6Host,
  OpaqueHost,
} from '@urlkit/host';
export type { Range } from '@urlkit/infra';
export type { PublicSuffixOptions } from '@urlkit/public-suffix';
export type { HostInput } from '@urlkit/url-parser';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { URLInput } from '@urlkit/url-serializer';
export type { ASCIILabel, DisplayedHost } from './display-host.js';
export { displayHost } from './display-host-input.js';
export type { RenderedPart } from './elision.js';
export type { LabelReason } from './label-policy.js';
export { explainLabels } from './label-reasons.js';
export { unwrapURL } from './link-wrappers.js';
export type { NameFinding, NameFindingName } from './name-finding.js';
export { nameFindings } from './name-findings.js';
export { redactURL } from './redact-url.js';
export { type RenderedURL, renderURL } from './render-url.js';
export type {
  DisplayHostOptions,
  NameFindingOptions,
  RedactURLOptions,
  RenderURLOptions,
  Shown,
} from './rendering-options.js';
export { isSecretName } from './secret-names.js';
export { secretRanges } from './secret-ranges.js';
export { wellKnownNames } from './well-known-names.js';
