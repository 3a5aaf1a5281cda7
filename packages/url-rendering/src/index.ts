export { displayHost } from './any-form.js';
export type { ASCIILabel, DisplayedHost } from './display-host.js';
export type { LabelReason } from './label-policy.js';
export type { DisplayHostOptions, RenderURLOptions, Shown } from './options.js';
export { type RenderedPart, type RenderedURL, renderURL } from './render-url.js';
