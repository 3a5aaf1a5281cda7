// https://url.spec.whatwg.org/#dom-url-canparse

import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { parseAndSerialize } from './parse-and-serialize.js';
import { parseURLQuietly } from './quiet-url-parser.js';
import { plainAuthorityEnd } from './recognizer.js';

/**
 * Whether a string parses as a URL, on its own or against a base URL, which is a string or a
 * record.
 *
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(input: string, base?: string | Readonly<URLRecord>): boolean {
  if (typeof input !== 'string') return false;
  if (base !== undefined) {
    return parseAndSerialize(input, typeof base === 'string' ? base : serializeURL(base)) !== null;
  }
  // Without a base URL there has to be a scheme, and nothing behind an authority fails.
  return input.includes(':') && (plainAuthorityEnd(input) > 0 || parseURLQuietly(input) !== null);
}
