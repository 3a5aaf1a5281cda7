// https://url.spec.whatwg.org/#concept-base-url

import type { URLRecord } from '@urlkit/url-record';

/** @throws {TypeError} If what was passed as a base URL is none, but a string perhaps. */
export function requireRecord(base: Readonly<URLRecord>): void {
  if (typeof base?.scheme !== 'string') throw new TypeError('The base URL is not a URL record');
}
