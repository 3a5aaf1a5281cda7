export {
  assertOrigin,
  isSameOrigin,
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
