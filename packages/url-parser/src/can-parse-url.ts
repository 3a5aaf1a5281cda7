// https://url.spec.whatwg.org/#dom-url-canparse

import type { URLRecord } from '@urlkit/url-record';
import { createMachine, run } from './machine.js';
import { parseURLQuietly } from './quiet-url-parser.js';
import { isSerializedFrom, plainAuthorityEnd } from './recognizer.js';
import { schemeStartState } from './states.js';

/**
 * Whether a string parses as a URL, on its own or against a base URL, which is a string or a
 * record.
 *
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(input: string, base?: string | Readonly<URLRecord>): boolean {
  if (typeof input !== 'string') return false;
  const baseURL = typeof base === 'string' ? parseURLQuietly(base) : base;
  if (baseURL === null) return false;
  // Without a base URL there has to be a scheme, and nothing behind an authority fails.
  if (base === undefined && !input.includes(':')) return false;
  const isPlain = (base === undefined || typeof base === 'string') && plainAuthorityEnd(input) > 0;
  return isPlain || parses(input, baseURL);
}

function parses(input: string, base: Readonly<URLRecord> | undefined): boolean {
  return run(createMachine(input, { base }, isSerializedFrom), schemeStartState) !== null;
}
