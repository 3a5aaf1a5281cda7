// https://url.spec.whatwg.org/#dom-url-canparse

import { readOptions } from '@urlkit/infra/arguments';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { readBase } from './base-url.js';
import { isCheckedLater } from './option-checks.js';
import type { BaseOptions } from './options.js';
import { canParse } from './parse.js';

/**
 * Whether a URL parses, on its own or against a base URL.
 *
 * @param url A string, a `URL` object or a record.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(url: URLInput, options?: BaseOptions): boolean {
  const input = urlStringOf(url);
  const { base } = readOptions(options, { base: isCheckedLater });
  const baseURL = readBase(base);
  return baseURL !== undefined && canParse(input, baseURL);
}
