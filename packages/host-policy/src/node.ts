export { type CheckedLookupOptions, checkedLookup, type LookupAll } from './checked-lookup.js';
export { type FetchCheckedInit, type FetchCheckedOptions, fetchChecked } from './fetch-checked.js';
export { RefusedError, type RefusedReason } from './refused-error.js';
