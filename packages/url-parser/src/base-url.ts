// Base URLs, as the parser reads them.

import { copyOf } from '@urlkit/internal';
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
export function readBaseOption(base: BaseInput | null | undefined): BaseURL | FailedURL | null {
  return base === null || base === undefined ? null : readBase(base, 'options.base');
}

/**
 * Reads a base URL. Only text is parsed.
 *
 * @param name The name of the argument, for the message.
 * @throws {TypeError} If the argument is not a URL.
 */
export function readBase(base: BaseInput, name: string): BaseURL | FailedURL {
  if (typeof base === 'string') return parseBase(base);
  if (isSerializedURL(base)) return baseURLOf(base);
  const text = urlStringOf(base, name);
  return isURLRecord(base) ? baseURLOf(locateBorders(text)) : parseBase(text);
}

function isSerializedURL(base: BaseInput): base is SerializedURL {
  return typeof base === 'object' && base !== null && 'hashStart' in base;
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
