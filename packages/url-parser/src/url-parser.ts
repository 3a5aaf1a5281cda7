// https://url.spec.whatwg.org/#concept-url-parser

import type { URLRecord } from '@urlkit/url-record';
import { basicParseURL } from './basic-url-parser.js';
import type { ParseURLOptions } from './options.js';

/**
 * Parses a URL. Blob URL entries belong to web browsers, so there is nothing to do beside the basic
 * URL parser.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns A new URL record, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options: ParseURLOptions = {}): URLRecord | null {
  const { base, encoding, onValidationError } = options;
  return basicParseURL(input, { base, encoding, onValidationError });
}
