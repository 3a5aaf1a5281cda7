// https://url.spec.whatwg.org/#dom-url-canparse

import type { URLRecord } from '@urlkit/url-record';
import { basicParseURL } from './basic-url-parser.js';
import { plainAuthorityEnd } from './recognizer.js';

/**
 * Whether a string parses as a URL, on its own or against a base URL, which is a string or a
 * record.
 *
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(input: string, base?: string | Readonly<URLRecord>): boolean {
  if (base === undefined) return canParseAgainst(null, input);
  const parsedBase = typeof base === 'string' ? basicParseURL(base) : base;
  return parsedBase !== null && canParseAgainst(parsedBase, input);
}

function canParseAgainst(base: Readonly<URLRecord> | null, input: string): boolean {
  // Nothing behind an authority makes the parser fail.
  const isPlain = typeof input === 'string' && plainAuthorityEnd(input) !== -1;
  return isPlain || basicParseURL(input, { base }) !== null;
}
