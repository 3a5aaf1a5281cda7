export {
  isSameOrigin,
  type OpaqueOrigin,
  type Origin,
  requireOrigin,
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
  type BlobURLEntry,
  cannotHaveUsernamePasswordPort,
  createURLRecord,
  hasOpaquePath,
  includesCredentials,
  isRecord,
  isSpecial,
  requireRecord,
  shortenPath,
  type URLPath,
  type URLRecord,
} from './url-record.js';
