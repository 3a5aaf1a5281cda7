// https://url.spec.whatwg.org/#concept-url-equals

import { mustBeBoolean, readOptions } from '@urlkit/internal';
import { assertURLRecord, type URLRecord } from '@urlkit/url-record';
import { writeURL } from './url-serializer.js';

/** Options for {@link urlEquals}. */
export interface URLEqualsOptions {
  /** Whether to ignore fragments. */
  readonly excludeFragments?: boolean | undefined;
}

/**
 * Whether two URLs have the same serialization.
 *
 * @param a A record.
 * @param b A record.
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function urlEquals(
  a: Readonly<URLRecord>,
  b: Readonly<URLRecord>,
  options?: URLEqualsOptions,
): boolean {
  assertURLRecord(a, 'a');
  assertURLRecord(b, 'b');
  const { excludeFragments = false } = readOptions(options, { excludeFragments: mustBeBoolean });
  return writeURL(a, excludeFragments) === writeURL(b, excludeFragments);
}
