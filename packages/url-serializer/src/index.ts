/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

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
export { type URLEqualsOptions, urlEquals } from './url-equivalence.js';
export { type URLInput, urlStringOf } from './url-input.js';
export {
  type SerializeURLOptions,
  serializeCredentials,
  serializeFromPath,
  serializeOrigin,
  serializePath,
  serializeURL,
} from './url-serializer.js';
