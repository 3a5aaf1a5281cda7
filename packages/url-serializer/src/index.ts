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
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export { type ComponentOffsets, componentOffsets } from './component-offsets.js';
export { deserializeURL } from './deserialize-url.js';
export {
  authorityEndOf,
  hasHost,
  hostEndOf,
  locateBorders,
  replacePart,
  type SerializedURL,
  schemeEndOf,
  type URLAuthority,
  type URLPart,
  usernameEndOf,
  usernameStartOf,
} from './serialized-url.js';
export { type URLInput, urlStringOf } from './url-input.js';
export {
  type SerializeURLOptions,
  serializeCredentials,
  serializeOrigin,
  serializePath,
  serializeURL,
} from './url-serializer.js';
