// Base URLs, as the parser reads them.

import { assertString, copyOf, hasOwn, isObject } from '@urlkit/internal';
import { isURLRecord } from '@urlkit/url-record';
import {
  locateBorders,
  type SerializedURL,
  type URLInput,
  urlStringOf,
} from '@urlkit/url-serializer';
import { parseInput } from './parse.js';
import type { FailedURL } from './results.js';
import { type BaseURL, baseURLOf } from './scheme.js';

const LONGEST_BASE_TO_KEEP = 2048;

/** A base URL: a URL in any form, or a serialized URL, which is not parsed again. */
export type BaseInput = URLInput | SerializedURL;

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

/**
 * Reads a base URL. Only text is parsed.
 *
 * @throws {TypeError} If the argument is something else.
 */
export function readBase(base: string | SerializedURL): BaseURL | FailedURL {
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
  const parsed = parseInput(text, null, null);
  if (parsed.failure !== null) return { failure: { ...parsed.failure, isBase: true } };
  const base = baseURLOf(parsed);
  if (isKept) {
    lastBase = base;
    lastBaseInput = text;
  }
  return base;
}
