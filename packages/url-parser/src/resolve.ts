// https://url.spec.whatwg.org/#concept-url-parser
// The URL parser with a base URL, in the forms in which callers have one.

import { assertString, copyOf, hasOwn, isObject } from '@urlkit/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import { isURLRecord } from '@urlkit/url-record';
import {
  locateBorders,
  type SerializedURL,
  type URLInput,
  urlStringOf,
} from '@urlkit/url-serializer';
import { type BaseURL, baseURLOf } from './base-url.js';
import { parseCanonical } from './fast-path.js';
import { parseInput, parses } from './parse.js';
import type { FailedURL, ParseResult } from './results.js';

const LONGEST_BASE_TO_KEEP = 2048;

/** A base URL: a URL in any form, or a serialized URL, which is not parsed again. */
export type BaseInput = URLInput | SerializedURL;

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

/** Reads the option `base`. Returns null if there is none. */
export function toBaseURL(base: BaseInput | null | undefined): BaseURL | FailedURL | null {
  if (base === null || base === undefined) return null;
  if (typeof base === 'string' || isSerializedURL(base)) return readBase(base);
  const text = urlStringOf(base, 'options.base');
  return isURLRecord(base) ? baseURLOf(locateBorders(text)) : parseBase(text);
}

function isSerializedURL(base: BaseInput): base is SerializedURL {
  return isObject(base) && hasOwn(base, 'hashStart');
}

// Reads a base URL. Only text is parsed.
function readBase(base: string | SerializedURL): BaseURL | FailedURL {
  if (typeof base === 'string') return parseBase(base);
  assertString(base?.href, 'base');
  return baseURLOf(base);
}

// One cached base URL, with a flat copy of its text (a slice would keep its parent alive).
let lastBase: BaseURL | null = null;
let lastBaseInput: string;
// Copying every base would cost more than the cache saves, so only a base as long as the one before is kept.
let lastBaseLength = -1;

// Programs resolve many references against one base, such as the links of a page, so the last one is kept.
function parseBase(input: string): BaseURL | FailedURL {
  if (lastBase !== null && input === lastBaseInput) return lastBase;
  const { length } = input;
  const isKept = length === lastBaseLength && length <= LONGEST_BASE_TO_KEEP;
  lastBaseLength = length;
  const text = isKept ? copyOf(input) : input;
  const known = parseCanonical(text, null, false);
  const parsed = known.failure === null ? known : parseInput(text, null, null);
  if (parsed.failure !== null) return { failure: { ...parsed.failure, isBase: true } };
  const base = baseURLOf(parsed);
  if (isKept) {
    lastBase = base;
    lastBaseInput = text;
  }
  return base;
}
