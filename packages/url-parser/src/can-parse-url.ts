// https://url.spec.whatwg.org/#dom-url-canparse

import { baseHrefOf } from './base-url.js';
import { hrefOrFailure, parsesAlone } from './parse-and-serialize.js';
import { stringOf, type URLInput } from './url-input.js';

/**
 * Whether a URL parses, on its own or against a base URL.
 *
 * @param url A string, a `URL` object or a record.
 * @param base The base URL, in the same forms; null means that it did not parse.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(url: URLInput, base?: URLInput | null): boolean {
  const input = stringOf(url, 'url');
  if (base === undefined) return parsesAlone(input);
  const baseHref = base === null ? null : baseHrefOf(base, 'base');
  return baseHref !== null && typeof hrefOrFailure(input, baseHref) === 'string';
}
