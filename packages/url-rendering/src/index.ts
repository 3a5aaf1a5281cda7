/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown. `@throws` names what
 * else they throw.
 *
 * @packageDocumentation
 */

export { displayHost } from './any-form.js';
export type { ASCIILabel, DisplayedHost } from './display-host.js';
export type { RenderedPart } from './elision.js';
export type { LabelReason } from './label-policy.js';
export { explainLabels } from './label-reasons.js';
export { unwrapURL } from './link-wrappers.js';
export type { NameFinding, NameFindingName } from './name-finding.js';
export { nameFindings } from './name-findings.js';
export type {
  DisplayHostOptions,
  NameFindingOptions,
  RedactURLOptions,
  RenderURLOptions,
  Shown,
} from './options.js';
export { redactURL } from './redact-url.js';
export { type RenderedURL, renderURL } from './render-url.js';
export { isSecretName } from './secret-names.js';
export { secretRanges } from './secret-ranges.js';
export { wellKnownNames } from './well-known-names.js';
