// https://url.spec.whatwg.org/#concept-url-equals

import { assertURLRecord, type URLRecord } from '@urlkit/url-record';
import { serializeURL } from './url-serializer.js';

/**
 * Whether two URLs have the same serialization.
 *
 * @param a A record.
 * @param b A record.
 * @param excludeFragments Whether to ignore fragments.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function urlEquals(
  a: Readonly<URLRecord>,
  b: Readonly<URLRecord>,
  excludeFragments = false,
): boolean {
  assertURLRecord(a, 'a');
  assertURLRecord(b, 'b');
  return serializeURL(a, excludeFragments) === serializeURL(b, excludeFragments);
}
