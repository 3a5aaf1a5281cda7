export {
  canonicalizeFragment,
  canonicalizeHost,
  canonicalizePath,
  canonicalizeQuery,
  canonicalizeScheme,
  canonicalizeURL,
  canonicalizeUserInfoPart,
  normalizeHostEscapes,
  type Reading,
} from './editions/w3c-2012/canonicalize.js';
export { preprocessPort } from './editions/w3c-2012/decomposition.js';
export { w3c2012 } from './editions/w3c-2012/edition.js';
export {
  canonicalizeQueryParameter,
  collectParameters,
  type Parameter,
  serializeParameters,
} from './editions/w3c-2012/parameters.js';
export {
  findHost,
  findScheme,
  type ParsedURL,
  parseURL,
  serializeURL,
} from './editions/w3c-2012/parse.js';
export { resolveURL } from './editions/w3c-2012/resolve.js';
export {
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
} from './editions/w3c-2012/terms.js';
export { defineURL, URL, type URLConstructor } from './editions/w3c-2012/url.js';
export type {
  Components,
  Edition,
  Failure,
  Interpretation,
  ReadOptions,
  URLText,
} from './shared/edition.js';
export * from './shared/valid-url.js';
export { stripWhitespace } from './shared/whitespace.js';
