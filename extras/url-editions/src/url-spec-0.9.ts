export { urlSpec09 } from './editions/url-spec-0.9/edition.js';
