export type { InvalidURLError } from './invalid-url-error.js';
export { URL, type URLConstructor } from './url.js';
export {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
  type URLSearchParamsIterator,
} from './url-search-params.js';
