export type { InvalidURLError } from './invalid-url-error.js';
export {
  type AttributeSetter,
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from './setters.js';
export { URL, type URLConstructor } from './url.js';
export {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
  type URLSearchParamsIterator,
} from './url-search-params.js';
