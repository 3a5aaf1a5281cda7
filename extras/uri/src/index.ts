/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export { type Fault, type FindFaultOptions, findFault, type WholeRule } from './find-fault.js';
export {
  followsBidiRules,
  type IRIToURIOptions,
  iriToURI,
  uriToIRI,
} from './iri-and-uri.js';
export {
  areEquivalent,
  type NormalizationLevel,
  type NormalizationOptions,
  normalizationLevels,
  normalizeURI,
} from './normalization.js';
export { authorityOf, recompose } from './recomposition.js';
export {
  type ResolveOptions,
  removeDotSegments,
  resolveReference,
  resolveURI,
} from './reference-resolution.js';
export { expandServerURL, type ServerVariable } from './server-url.js';
export type { URIInput } from './uri-input.js';
export {
  parseIRI,
  parseIRIReference,
  parseURI,
  parseURIReference,
  splitURIReference,
  type URI,
  type URIReference,
} from './uri-reference.js';
