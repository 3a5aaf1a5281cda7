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
  replacePart,
  SEARCH,
  type SerializedURL,
  schemeEndOf,
  usernameEndOf,
  usernameStartOf,
} from './serialized-url.js';
export { serializeCredentials } from './url-serializer.js';
