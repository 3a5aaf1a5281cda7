export type { Encoding, PercentEncodeSet } from '@urlkit/percent-encoding';
export { URLDecompositionAttributes } from './editions/html-2011/decomposition.js';
export {
  type Affected,
  affectedAttribute,
  affectedElements,
  type BaseDocument,
  type BaseElement,
  type BaseParent,
  documentBaseURL,
  elementBaseURL,
} from './editions/html-2011/document-base-url.js';
export { html2011 } from './editions/html-2011/edition.js';
export { fragmentEscape } from './editions/html-2011/fragment-escape.js';
export { type ParsedURL, parseURL } from './editions/html-2011/parse.js';
export {
  type FailureReason,
  type ResolveURLOptions,
  resolveURL,
  type URLSource,
  urlEncoding,
} from './editions/html-2011/resolve.js';
export {
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  reservedURLs,
} from './editions/html-2011/terms.js';
export type { Constructor } from './shared/constructor.js';
export {
  commonSetterAction,
  type DecompositionAttributes,
  type DecompositionHooks,
  input,
} from './shared/decomposition-attributes.js';
export type {
  Components,
  Edition,
  Failure,
  Interpretation,
  ReadOptions,
  URLText,
} from './shared/edition.js';
export { toASCII } from './shared/idna-2003/to-ascii.js';
export * from './shared/valid-url.js';
export { stripWhitespace } from './shared/whitespace.js';
