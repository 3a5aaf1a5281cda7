// https://url.spec.whatwg.org/#dom-url-canparse

import { requireRecord, type URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { originInFormEnd } from './forms.js';
import { hrefOrFailure, parseAndSerialize } from './parse-and-serialize.js';

const COLON = 0x3a;

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
  if (base !== undefined) requireRecord(base);
  // Nothing after the authority fails.
  const originEnd = originInFormEnd(input);
  if (originEnd !== -1 && input.charCodeAt(originEnd) !== COLON) return true;
  return typeof hrefOrFailure(input, base === undefined ? null : serializeURL(base)) === 'string';
}
