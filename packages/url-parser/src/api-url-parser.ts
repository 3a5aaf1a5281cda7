// https://url.spec.whatwg.org/#api-url-parser

import { assertString } from '@urlkit/infra/internal';
import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL } from '@urlkit/url-serializer';
import { parseAndSerialize } from './parse-and-serialize.js';

/**
 * Parses a URL as the constructor of the URL class does: against a base URL that is a string.
 *
 * @param url Any string; lone surrogates are read as U+FFFD.
 * @param base The base URL, also any string; null if there is none.
 * @returns A new URL record, or null if the URL, or the base URL, does not parse.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#api-url-parser
 */
export function apiParseURL(url: string, base: string | null = null): URLRecord | null {
  assertString(url, 'url');
  if (base !== null) assertString(base, 'base');
  const href = parseAndSerialize(url, base ?? undefined);
  return href === null ? null : deserializeURL(href);
}
