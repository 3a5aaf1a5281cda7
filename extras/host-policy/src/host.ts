// What takes hosts alone, for bundles without a URL parser.

export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { IPv6Address } from '@urlkit/ipv6';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { URLInput } from '@urlkit/url-serializer';
export { addressClass } from './address-class.js';
export type { AddressClass, EmbeddedIPv4 } from './address-class-type.js';
export type { HostMatcher, HostPattern, PortRange } from './host-pattern.js';
export type { HostPatternList } from './host-pattern-list.js';
export { matches } from './host-pattern-list.js';
export type { HostRefusal, ReachabilityOptions } from './reachability.js';
export { isGloballyReachable } from './reachability.js';
export type { TargetInput } from './read-target.js';
export type { Target } from './target.js';
