export type { URIReference } from '@urlkit/uri';
export { URIDecompositionAttributes } from './editions/html-2007/decomposition.js';
export { html2007 } from './editions/html-2007/edition.js';
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
export { hostport } from './shared/hostport.js';
