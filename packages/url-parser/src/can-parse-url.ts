// https://url.spec.whatwg.org/#dom-url-canparse

import { requireRecord, type URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { hrefOrFailure, parseAndSerialize, parsesAlone } from './parse-and-serialize.js';

/**
 * Whether a string parses as a URL, on its own or against a base URL, which is a string or a
 * record; null is one that did not parse.
 *
 * @throws {TypeError} If the base URL is neither.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(input: string, base?: string | Readonly<URLRecord> | null): boolean {
  if (typeof input !== 'string' || base === null) return false;
  if (typeof base === 'string') return parseAndSerialize(input, base) !== null;
  if (base === undefined) return parsesAlone(input);
  requireRecord(base);
  return typeof hrefOrFailure(input, serializeURL(base)) === 'string';
}
