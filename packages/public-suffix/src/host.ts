// The functions over hosts as URLs have them, and origins, for bundles without IDNA and the URL parser.

export type {
  DomainHost,
  EmptyHost,
  Host,
  IPv4Host,
  IPv6Address,
  IPv6Host,
  OpaqueHost,
} from '@urlkit/host';
export type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';
export type { OpaqueOrigin, Origin, TupleOrigin } from '@urlkit/url-record';
export { domainMatch } from './domain-match.js';
export type { DomainParts } from './public-suffix.js';
export {
  isKnownPublicSuffix,
  publicSuffix,
  registrableDomain,
  splitDomain,
} from './public-suffix.js';
export { isSameSite, isSchemelesslySameSite } from './same-site.js';
export type { PublicSuffixOptions, SiteOptions } from './suffix-options.js';
