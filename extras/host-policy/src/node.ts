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
export type { AddressClass, EmbeddedIPv4 } from './address-class-type.js';
export type { RefusalReason } from './check-url.js';
export { type CheckedAgents, type CheckedAgentsOptions, checkedAgents } from './checked-agents.js';
export {
  type CheckedConnectorOptions,
  type Connector,
  type ConnectorCallback,
  type ConnectorTarget,
  checkedConnector,
} from './checked-connector.js';
export { type CheckedLookupOptions, checkedLookup } from './checked-lookup.js';
export { type FetchCheckedOptions, fetchChecked } from './fetch-checked.js';
export type { HostMatcher, HostPattern, PortRange } from './host-pattern.js';
export type { HostPatternList } from './host-pattern-list.js';
export type { HostRefusal } from './reachability.js';
export type { TargetInput } from './read-target.js';
export { RefusedError, type RefusedReason } from './refused-error.js';
export type { RequestBody, RequestHeaders } from './request-init.js';
export type { LookupAll } from './system-lookup.js';
export type { Target } from './target.js';
export type { CompareReadings, ReadersVerdict, URLPolicy, URLPolicyOptions } from './url-policy.js';
