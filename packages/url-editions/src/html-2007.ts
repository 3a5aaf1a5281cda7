export {
  commonSetterAction,
  type DecompositionAttributes,
  type DecompositionHooks,
  input,
} from './decomposition-attributes.js';
export { hostport } from './hostport.js';
export { URIDecompositionAttributes } from './html-2007/decomposition.js';
export { html2007 } from './html-2007/edition.js';
export type { URIReference } from './rfc-3986/uri-reference.js';
