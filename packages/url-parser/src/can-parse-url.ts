// https://url.spec.whatwg.org/#api-url-parser

import { basicParseURL } from './basic-url-parser.js';
import { isSerializedURL } from './recognizer.js';

/**
 * Whether a string parses as a URL, on its own or against a base URL string.
 *
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(input: string, base?: string): boolean {
  if (base === undefined) return isSerializedURL(input) || basicParseURL(input) !== null;
  const parsedBase = basicParseURL(base);
  return parsedBase !== null && basicParseURL(input, { base: parsedBase }) !== null;
}
