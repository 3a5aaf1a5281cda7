/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names other errors.
 *
 * @packageDocumentation
 */

export type { Range, ValidationError, ValidationErrorSink } from '@urlkit/infra';
export type { IPv6Address, IPv6ValidationErrorName } from '@urlkit/ipv6';
export { canonicalizeHost, canonicalizeOpaqueHost } from './canonicalize-host.js';
export { deserializeHost } from './deserialize-host.js';
export { parseDomain } from './domain-parser.js';
export { endsInANumber } from './ends-in-a-number-checker.js';
export { forbiddenDomainCodePoint, forbiddenHostCodePoint } from './forbidden-code-points.js';
export {
  type DomainHost,
  domainLabels,
  type EmptyHost,
  emptyHost,
  type Host,
  type HostKind,
  type IPv4Host,
  type IPv6Host,
  isHost,
  isIPAddress,
  type OpaqueHost,
} from './host.js';
export { hostEquals } from './host-equivalence.js';
export { parseHost } from './host-parser.js';
export type {
  DeserializeHostOptions,
  HostReportOptions,
  ParseDomainOptions,
  ParseHostOptions,
} from './host-parser-options.js';
export { serializeHost } from './host-serializer.js';
export { parseIPv4 } from './ipv4-parser.js';
export { serializeIPv4 } from './ipv4-serializer.js';
export { parseOpaqueHost } from './opaque-host-parser.js';
export type {
  HostFailure,
  HostValidationErrorName,
  HostValidationErrorSink,
} from './validation-errors.js';
