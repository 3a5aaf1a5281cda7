/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. Those of a scheme or a path
 * segment return false or null. `@throws` names what else functions throw.
 *
 * @packageDocumentation
 */

export {
  isSameOrigin,
  type OpaqueOrigin,
  type Origin,
  type TupleOrigin,
} from './origin.js';
export {
  allowsQueryEncoding,
  defaultPort,
  isFileScheme,
  isSpecialScheme,
  specialSchemes,
} from './special-schemes.js';
export {
  type BlobURLEntry,
  cannotHaveUsernamePasswordPort,
  createURLRecord,
  hasOpaquePath,
  includesCredentials,
  isSpecial,
  isURLRecord,
  shortenPath,
  type URLPath,
  type URLRecord,
} from './url-record.js';
