/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. Functions of a scheme or a path segment return false or null instead. `@throws` names other errors.
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
export {
  assertOrigin,
  type OpaqueOrigin,
  type Origin,
  type TupleOrigin,
} from './origin.js';
export {
  isDoubleDotURLPathSegment,
  isNormalizedWindowsDriveLetter,
  isSingleDotURLPathSegment,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from './path-segments.js';
export {
  allowsQueryEncoding,
  defaultPort,
  isFileScheme,
  isSpecialScheme,
  specialSchemes,
} from './special-schemes.js';
export {
  assertURLRecord,
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
