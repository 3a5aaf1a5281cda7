// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url

import { readOptions } from '@urlkit/infra/arguments';
import { getOutputEncoding } from '@urlkit/percent-encoding';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { readBase } from './base-url.js';
import { isCheckedLater } from './option-checks.js';
import type { ParseAndSerializeOptions } from './options.js';
import { parse } from './parse.js';

/**
 * Parses a URL, against a base URL if one is given, and serializes it.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns The URL, serialized; or null if it, or the base URL, does not parse.
 * @throws {RangeError} If no encoding has the label `encoding`.
 * @see https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url
 */
export function parseAndSerialize(
  url: URLInput,
  options?: ParseAndSerializeOptions,
): string | null {
  const input = urlStringOf(url);
  const own = readOptions(options, { base: isCheckedLater, encoding: isCheckedLater });
  const base = readBase(own.base);
  if (base === undefined) return null;
  const encoding = getOutputEncoding(own.encoding, 'options.encoding');
  const { failure, href } = parse(input, base, encoding);
  return failure === null ? href : null;
}
