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
