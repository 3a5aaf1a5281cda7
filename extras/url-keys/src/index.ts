/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

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
export type { DroppedParameters } from './drop-parameters.js';
export { type KeyProfile, type KeyProfileName, keyProfiles } from './profiles.js';
export { allowedByRobots, matchesRobotsPath, type RobotsRules } from './robots.js';
export { matchesSURTPrefix, type SURTPrefix, surtPrefix } from './surt-prefix.js';
export { trackingParameters } from './tracking-parameters.js';
export { isSameURL, type URLDifference, urlDifferences } from './url-differences.js';
export {
  createURLKey,
  type KeyedURL,
  keyedURL,
  type URLKeyOptions,
  urlKey,
} from './url-key.js';
