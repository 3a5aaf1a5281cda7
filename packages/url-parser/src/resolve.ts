// https://url.spec.whatwg.org/#concept-url-parser
// The URL parser with a base URL.

import { assertString } from '@urlkit/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import type { SerializedURL } from '@urlkit/url-serializer';
import { readBase } from './base-url.js';
import { parseInput, parses } from './parse.js';
import type { ParseResult } from './results.js';

/**
 * Parses a URL against a base URL.
 *
 * @param input Any string; lone surrogates are read as U+FFFD.
 * @param base The base URL: a string, or what `parse` returned, which is not parsed again.
 * @param encoding The output encoding of the query; null for UTF-8.
 * @returns The URL with `failure` null, or why it or the base URL does not parse.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function resolve(
  input: string,
  base: string | SerializedURL,
  encoding: Encoding | null = null,
): ParseResult {
  assertString(input, 'input');
  const baseURL = readBase(base);
  return baseURL.failure === null ? parseInput(input, baseURL, encoding) : baseURL;
}

/**
 * Whether a URL parses, on its own or against a base URL, which must parse, too. It makes no string, so it does not say
 * whether the serialized URL is longer than a string of the engine can be. `parse` then throws the engine's RangeError.
 *
 * @param base The base URL: a string, or what `parse` returned; null or undefined if there is none.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base?: string | SerializedURL | null): boolean {
  assertString(input, 'input');
  if (base === null || base === undefined) return parses(input, null);
  const baseURL = readBase(base);
  return baseURL.failure === null && parses(input, baseURL);
}
