/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { IPv6Address } from '@urlkit/ipv6';
export type {
  BlobURLEntry,
  OpaqueOrigin,
  Origin,
  TupleOrigin,
  URLPath,
  URLRecord,
} from '@urlkit/url-record';
export type { URLInput } from '@urlkit/url-serializer';
export { appendPath, removeBasePath } from './append-path.js';
export { createReference } from './create-reference.js';
export { equivalenceLevels } from './equivalence-levels.js';
export { type FilePathOptions, fileURLToPath, pathToFileURL } from './file-path.js';
export {
  type EquivalenceLevel,
  type NormalizeReferenceOptions,
  normalizeReference,
} from './normalization.js';
export {
  type ParseResolveAndNormalizeOptions,
  parseResolveAndNormalize,
} from './parse-resolve-and-normalize.js';
export { type ParserMode, parserModes } from './parser-modes.js';
export type { PercentEncodeReferenceOptions } from './percent-coding.js';
export type { Profile } from './percent-encode-profiles.js';
export { printReference } from './printing.js';
export type { Authority, Drive, Parts, Port, Reference, ReferenceHost } from './reference.js';
export { referenceEquals } from './reference-equivalence.js';
export { type ParseReferenceOptions, parseReference } from './reference-parser.js';
export {
  type ReferenceKind,
  type RelativizeOptions,
  referenceKinds,
  relativize,
} from './relativization.js';
export { isValidReference } from './strict-grammar.js';
export {
  type ReferenceInput,
  URLReference,
  type URLReferenceChanges,
  type URLReferenceInput,
} from './url-reference.js';
