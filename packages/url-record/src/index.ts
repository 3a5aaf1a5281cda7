export { type Origin, originOf } from './origin.js';
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
  toScheme,
} from './special-schemes.js';
export {
  cannotHaveUsernamePasswordPort,
  createURLRecord,
  hasOpaquePath,
  includesCredentials,
  isSpecial,
  requireRecord,
  shortenPath,
  type URLPath,
  type URLRecord,
} from './url-record.js';
