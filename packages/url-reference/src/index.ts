/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export { attributesOf, type ReferenceAttributes } from './attributes.js';
export {
  type Component,
  componentsOf,
  createAuthority,
  createReference,
  fromComponents,
} from './create-reference.js';
export { equivalenceLevels } from './equivalence-levels.js';
export {
  type EquivalenceLevel,
  type NormalizeReferenceOptions,
  normalizeAuthority,
  normalizePath,
  normalizeReference,
  normalizeSchemeBasedAuthority,
} from './normalization.js';
export { type ComponentType, componentTypes, goto, ord, upto } from './order.js';
export {
  type ParseResolveAndNormalizeOptions,
  parseResolveAndNormalize,
} from './parse-resolve-and-normalize.js';
export { modeOf, parserModeFor } from './parser-mode.js';
export { type ParserMode, parserModes } from './parser-modes.js';
export { type PercentEncodeReferenceOptions, percentEncodeReference } from './percent-coding.js';
export {
  type EncodedComponent,
  type PercentEncodeProfile,
  type PercentEncodeProfileName,
  type Profile,
  percentEncodeProfileFor,
  percentEncodeProfiles,
} from './percent-encode-profiles.js';
export { normalizeForPrinting, printReference } from './printing.js';
export {
  type Authority,
  type Drive,
  emptyAuthority,
  emptyReference,
  hasOpaquePath,
  isFileURL,
  isWebURL,
  type Parts,
  type Port,
  type Reference,
  type ReferenceHost,
} from './reference.js';
export { referenceEquals } from './reference-equivalence.js';
export {
  type ParseReferenceOptions,
  parseAuthority,
  parseReference,
  preprocess,
} from './reference-parser.js';
export {
  type ReferenceKind,
  type RelativizeOptions,
  referenceKinds,
  relativize,
} from './relativization.js';
export {
  type ForceWarning,
  force,
  genericResolve,
  legacyResolve,
  whatwgResolve,
} from './resolution.js';
export { isValidReference } from './strict-grammar.js';
export {
  type ReferenceInput,
  URLReference,
  type URLReferenceChanges,
  type URLReferenceInput,
} from './url-reference.js';
