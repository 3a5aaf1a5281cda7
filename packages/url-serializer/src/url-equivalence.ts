// https://url.spec.whatwg.org/#concept-url-equals

import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from './url-serializer.js';

/**
 * Whether two URLs are the same once serialized.
 *
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function urlEquals(
  a: Readonly<URLRecord>,
  b: Readonly<URLRecord>,
  excludeFragments = false,
): boolean {
  return serializeURL(a, excludeFragments) === serializeURL(b, excludeFragments);
}
