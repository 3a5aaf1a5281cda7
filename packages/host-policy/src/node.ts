export { type CheckedLookupOptions, checkedLookup, type LookupAll } from './checked-lookup.js';
export { type FetchCheckedOptions, fetchChecked } from './fetch-checked.js';
export { RefusedError, type RefusedReason } from './refused-error.js';
export type { RequestBody } from './request-body.js';
