// For bundles without a URL parser.

export { displayHost } from './display-host.js';
