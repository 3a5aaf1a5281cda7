export {
  commonSetterAction,
  type DecompositionAttributes,
  type DecompositionHooks,
  input,
} from './decomposition-attributes.js';
export { URLDecompositionAttributes } from './html-2011/decomposition.js';
export {
  type Affected,
  affectedAttribute,
  affectedElements,
  type BaseDocument,
  type BaseElement,
  type BaseParent,
  documentBaseURL,
  elementBaseURL,
} from './html-2011/document-base-url.js';
export { html2011 } from './html-2011/edition.js';
export { fragmentEscape } from './html-2011/fragment-escape.js';
export { type ParsedURL, parseURL } from './html-2011/parse.js';
export {
  type FailureReason,
  type ResolveURLOptions,
  resolveURL,
  type URLSource,
  urlEncoding,
} from './html-2011/resolve.js';
export {
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  reservedURLs,
} from './html-2011/terms.js';
export { toASCII } from './idna-2003.js';
export * from './valid-url.js';
