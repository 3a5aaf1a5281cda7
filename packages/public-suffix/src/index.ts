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
export type { PublicSuffixList, RuleTree } from '@urlkit/public-suffix-list';
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
export { parsePublicSuffixList } from './list-parser.js';
export type { DomainParts } from './public-suffix.js';
export type { PublicSuffixOptions, SiteOptions } from './suffix-options.js';
export {
  type DomainPartOptions,
  domainMatch,
  isKnownPublicSuffix,
  isSameSite,
  isSchemelesslySameSite,
  publicSuffix,
  registrableDomain,
  splitDomain,
} from './suffixes-of-inputs.js';
