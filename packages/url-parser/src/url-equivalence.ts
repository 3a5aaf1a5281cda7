// https://url.spec.whatwg.org/#concept-url-equals

import { mustBeBoolean, readOptions } from '@urlkit/internal';
import { isURLRecord } from '@urlkit/url-record';
import { serializeURL, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { parse } from './parse.js';

/** Options for {@link urlEquals}. */
export interface URLEqualsOptions {
  /** Whether to ignore fragments. */
  readonly excludeFragments?: boolean | undefined;
}

/**
 * Whether two URLs have the same serialization.
 *
 * @param a A string, a `URL` object or a record.
 * @param b Like `a`.
 * @returns False if an argument does not parse, such as a relative URL.
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function urlEquals(a: URLInput, b: URLInput, options?: URLEqualsOptions): boolean {
  const { excludeFragments = false } = readOptions(options, { excludeFragments: mustBeBoolean });
  const [one, other] = [serialized(a, 'a', excludeFragments), serialized(b, 'b', excludeFragments)];
  return one !== null && one === other;
}

// Returns the serialized URL; null if it does not parse.
function serialized(url: URLInput, name: string, excludeFragment: boolean): string | null {
  if (isURLRecord(url)) return serializeURL(url, { excludeFragment });
  const parsed = parse(urlStringOf(url, name));
  if (parsed.failure !== null) return null;
  return excludeFragment ? parsed.href.slice(0, parsed.hashStart) : parsed.href;
}
