// Declares the globals for programs without the types of the DOM and of Node.

import type {
  URLConstructor,
  URL as URLInterface,
  URLSearchParamsConstructor,
  URLSearchParams as URLSearchParamsInterface,
} from './index.js';

declare global {
  interface URL extends URLInterface {}
  var URL: URLConstructor;
  interface URLSearchParams extends URLSearchParamsInterface {}
  var URLSearchParams: URLSearchParamsConstructor;
}
