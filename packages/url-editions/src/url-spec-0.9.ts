export { urlSpec09 } from './url-spec-0.9/edition.js';
