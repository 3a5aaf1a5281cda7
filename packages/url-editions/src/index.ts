export type { Components, Edition, Failure, Interpretation } from './edition.js';
export { whatwg2012 } from './whatwg-2012/edition.js';
