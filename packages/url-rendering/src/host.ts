// For bundles without a URL parser.

export type {
  DomainHost,
  EmptyHost,
  Host,
  IPv4Host,
  IPv6Address,
  IPv6Host,
  OpaqueHost,
} from '@urlkit/host';
export type { ASCIILabel, DisplayedHost } from './display-host.js';
export { displayHost } from './display-host.js';
export type { LabelReason } from './label-policy.js';
export { explainLabels } from './label-reasons.js';
export type { DisplayHostOptions } from './rendering-options.js';
export { wellKnownNames } from './well-known-names.js';
