/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names other errors.
 *
 * @packageDocumentation
 */

export type { ValidationError, ValidationErrorSink } from '@urlkit/infra';
export { type IPv6Address, isIPv6Address } from './ipv6-address.js';
export {
  canonicalizeIPv6,
  type IPv6Error,
  type IPv6ValidationErrorName,
  type ParseIPv6Options,
  parseIPv6,
} from './ipv6-parser.js';
export { serializeIPv6 } from './ipv6-serializer.js';
