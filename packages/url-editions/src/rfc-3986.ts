export { rfc3986, rfc3986AppendixB } from './editions/rfc-3986/edition.js';
export {
  areEquivalent,
  type NormalizationLevel,
  normalizationLevels,
  normalizeURI,
} from './editions/rfc-3986/normalization.js';
export {
  type ResolveOptions,
  removeDotSegments,
  resolveReference,
} from './shared/uri/reference-resolution.js';
export {
  authorityOf,
  parseURIReference,
  recompose,
  splitURIReference,
  type URIReference,
} from './shared/uri/uri-reference.js';
