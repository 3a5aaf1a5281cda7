export type { Cause } from './causes.js';
export {
  type Agreement,
  type Comparison,
  type ComponentComparison,
  type ComponentName,
  compareEditions,
  editions,
  type Reading,
} from './compare-editions.js';
export {
  compareReadings,
  type Disagreement,
  type Doubt,
  type ReaderReading,
  type ReadingsComparison,
  type SeenBy,
  type Target,
  type Unknown,
  type URLReader,
} from './compare-readings.js';
export type { Components, Edition, Failure, Interpretation } from './edition.js';
export { html2007 } from './html-2007/edition.js';
export { html2011 } from './html-2011/edition.js';
export { living } from './living/edition.js';
export { rfc3986, rfc3986AppendixB } from './rfc-3986/edition.js';
export { urlSpec09 } from './url-spec-0.9/edition.js';
export { w3c2012 } from './w3c-2012/edition.js';
export { whatwg2012 } from './whatwg-2012/edition.js';
