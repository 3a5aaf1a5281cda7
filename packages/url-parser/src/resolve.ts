// https://url.spec.whatwg.org/#concept-url-parser
// The URL parser with a base URL.

import type { Encoding } from '@urlkit/percent-encoding';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { type BaseInput, readBase } from './base-url.js';
import { parseInput, parses } from './parse.js';
import type { ParseResult } from './results.js';

/**
 * Parses a URL against a base URL.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @param base The base URL in any form. What `parse` returned is not parsed again.
 * @param encoding The output encoding of the query; null for UTF-8.
 * @returns The URL with `failure` null, or why it or the base URL does not parse.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function resolve(
  url: URLInput,
  base: BaseInput,
  encoding: Encoding | null = null,
): ParseResult {
  const input = urlStringOf(url);
  const baseURL = readBase(base, 'base');
  return baseURL.failure === null ? parseInput(input, baseURL, encoding) : baseURL;
}

/**
 * Whether a URL parses, on its own or against a base URL, which must parse, too.
 *
 * @param url A string, a `URL` object or a record.
 * @param base The base URL in any form; null or undefined if there is none.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(url: URLInput, base?: BaseInput | null): boolean {
  const input = urlStringOf(url);
  if (base === null || base === undefined) return parses(input, null);
  const baseURL = readBase(base, 'base');
  return baseURL.failure === null && parses(input, baseURL);
}
