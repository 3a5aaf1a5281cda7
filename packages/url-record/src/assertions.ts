/**
 * Checks of arguments, for packages like these.
 *
 * @packageDocumentation
 */

export { assertOrigin } from './origin.js';
export { assertURLRecord } from './url-record.js';
