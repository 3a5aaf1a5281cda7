/**
 * A URL as its string and the offsets of its borders, and what is known from these without reading the string again. The
 * functions do not check their arguments.
 *
 * @packageDocumentation
 */

export { recordOf } from './deserialize-url.js';
export {
  AUTHORITY,
  type Authority,
  authorityEndOf,
  FRONT,
  HASH,
  hasCredentials,
  hasHost,
  hasOpaquePath,
  hostEndOf,
  locate,
  PATH,
  type Part,
  replacePart,
  SEARCH,
  type SerializedURL,
  schemeEndOf,
  usernameEndOf,
  usernameStartOf,
} from './url-borders.js';
export { serializeCredentials } from './url-serializer.js';
