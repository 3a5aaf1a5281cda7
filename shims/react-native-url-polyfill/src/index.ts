/**
 * The interface of react-native-url-polyfill.
 *
 * @packageDocumentation
 */

import { install } from '@urlkit/url-api';

export { URL, URLSearchParams } from '@urlkit/url-api';

/** Replaces the globals `URL` and `URLSearchParams`. */
export function setupURLPolyfill(): void {
  install(globalThis, { force: true });
}
