// For bundles without a URL parser.

export { displayHost } from './display-host.js';
export { explainLabels } from './label-reasons.js';
export { wellKnownNames } from './well-known-names.js';
