export * from './valid-url.js';
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
} from './w3c-2012/canonicalize.js';
export { preprocessPort } from './w3c-2012/decomposition.js';
export { w3c2012 } from './w3c-2012/edition.js';
export {
  canonicalizeQueryParameter,
  collectParameters,
  type Parameter,
  serializeParameters,
} from './w3c-2012/parameters.js';
export { findHost, findScheme, type ParsedURL, parseURL, serializeURL } from './w3c-2012/parse.js';
export { resolveURL } from './w3c-2012/resolve.js';
export { isAbsoluteURL, isAuthorityBasedURL, isHierarchicalURL } from './w3c-2012/terms.js';
export { defineURL, URL, type URLConstructor } from './w3c-2012/url.js';
