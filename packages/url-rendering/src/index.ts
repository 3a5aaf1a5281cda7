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
export type { DisplayHostOptions, RedactURLOptions, RenderURLOptions, Shown } from './options.js';
export { redactURL, secretParameters } from './redact-url.js';
export { type RenderedURL, renderURL } from './render-url.js';
