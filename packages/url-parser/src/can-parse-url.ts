// https://url.spec.whatwg.org/#api-url-parser

import type { URLRecord } from '@urlkit/url-record';
import { basicParseURL } from './basic-url-parser.js';
import { isSerializedURL } from './recognizer.js';

/**
 * Whether a string parses as a URL, on its own or against a base URL, which is a string or a
 * record.
 *
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(input: string, base?: string | Readonly<URLRecord>): boolean {
  if (base === undefined) return isSerializedURL(input) || basicParseURL(input) !== null;
  const parsedBase = typeof base === 'string' ? basicParseURL(base) : base;
  return parsedBase !== null && basicParseURL(input, { base: parsedBase }) !== null;
}
