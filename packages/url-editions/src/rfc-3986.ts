export { rfc3986, rfc3986AppendixB } from './rfc-3986/edition.js';
export {
  areEquivalent,
  type NormalizationLevel,
  normalizationLevels,
  normalizeURI,
} from './rfc-3986/normalization.js';
export {
  type ResolveOptions,
  removeDotSegments,
  resolveReference,
} from './rfc-3986/reference-resolution.js';
export {
  authorityOf,
  parseURIReference,
  recompose,
  splitURIReference,
  type URIReference,
} from './rfc-3986/uri-reference.js';
