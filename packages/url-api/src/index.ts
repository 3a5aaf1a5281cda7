export type {
  DomainHost,
  EmptyHost,
  Host,
  HostValidationErrorName,
  IPv4Host,
  IPv6Address,
  IPv6Host,
  IPv6ValidationErrorName,
  OpaqueHost,
} from '@urlkit/host';
export type { ValidationError } from '@urlkit/infra';
export type { Encoding, PercentEncodeSet } from '@urlkit/percent-encoding';
export type { URLValidationError, ValidationErrorName } from '@urlkit/url-parser';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export { type Installation, type InstallOptions, install } from './install.js';
export type { InvalidURLError } from './invalid-url-error.js';
export { livingAlgorithms } from './living-algorithms.js';
export { URL, type URLConstructor } from './url.js';
export type { ParseOptions, URLAlgorithms, URLAttribute } from './url-algorithms.js';
export { URLQuery, type URLQueryConstructor, type URLQueryInit } from './url-query.js';
export {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
  type URLSearchParamsIterator,
} from './url-search-params.js';
export {
  baseURL,
  parsedURL,
  queryEncoding,
  setInput,
  URLUtils,
  updateSteps,
} from './url-utils.js';
