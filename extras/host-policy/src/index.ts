/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { IPv6Address } from '@urlkit/ipv6';
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
export type { AddressClass, EmbeddedIPv4 } from './address-class-type.js';
export { parseAddress } from './address-parser.js';
export {
  type AllowedURL,
  type CheckAddressOptions,
  type CheckedURL,
  type CheckURLOptions,
  checkAddress,
  checkURL,
  type RefusalReason,
  type RefusedURL,
  type URLCheck,
} from './check-url.js';
export { addressClass, isGloballyReachable, matches } from './classes-of-inputs.js';
export {
  type HostMatcher,
  type HostPattern,
  type HostPatternError,
  type HostPatternErrorName,
  type HostPatternOptions,
  hostPattern,
  type PortRange,
} from './host-pattern.js';
export {
  type HostPatternList,
  hostPatterns,
} from './host-pattern-list.js';
export {
  type LocalReference,
  type LocalReferenceOptions,
  type LocalReferenceRefusal,
  localReference,
} from './local-reference.js';
export { type NoProxy, type NoProxyEntry, type NoProxyProgram, parseNoProxy } from './no-proxy.js';
export type { HostRefusal, ReachabilityOptions } from './reachability.js';
export type { TargetInput } from './read-target.js';
export { type RedirectURIOptions, redirectURIMatches } from './redirect-uri.js';
export type { Target } from './target.js';
export {
  type CompareReadings,
  type ReadersVerdict,
  type URLPolicy,
  type URLPolicyOptions,
  urlPolicy,
} from './url-policy.js';
