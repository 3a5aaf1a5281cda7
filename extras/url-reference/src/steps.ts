/**
 * The steps and terms of URL Specification 0.9.0, over references as plain data.
 *
 * @packageDocumentation
 */

export type { DomainHost, EmptyHost, Host, IPv4Host, IPv6Host, OpaqueHost } from '@urlkit/host';
export type { IPv6Address } from '@urlkit/ipv6';
export type { PercentEncodeSet } from '@urlkit/percent-encoding';
export { attributesOf, type ReferenceAttributes } from './attributes.js';
export {
  type Component,
  componentsOf,
  createAuthority,
  fromComponents,
} from './create-reference.js';
export {
  normalizeAuthority,
  normalizePath,
  normalizeSchemeBasedAuthority,
} from './normalization.js';
export { type ComponentType, componentTypes, goto, ord, upto } from './order.js';
export { modeOf, parserModeFor } from './parser-mode.js';
export type { ParserMode } from './parser-modes.js';
export { type PercentEncodeReferenceOptions, percentEncodeReference } from './percent-coding.js';
export type { Profile } from './percent-encode-profiles.js';
export {
  type EncodedComponent,
  type PercentEncodeProfile,
  type PercentEncodeProfileName,
  percentEncodeProfileFor,
  percentEncodeProfiles,
} from './percent-encode-profiles.js';
export { normalizeForPrinting } from './printing.js';
export type { Authority, Drive, Port, Reference, ReferenceHost } from './reference.js';
export {
  emptyAuthority,
  emptyReference,
  hasOpaquePath,
  isFileURL,
  isWebURL,
} from './reference.js';
export { parseAuthority, preprocess } from './reference-parser.js';
export {
  type ForceWarning,
  force,
  genericResolve,
  legacyResolve,
  type WHATWGResolveOptions,
  whatwgResolve,
} from './resolution.js';
