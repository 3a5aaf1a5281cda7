// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

import { assertString } from '@urlkit/infra/internal';
import { parseAndSerialize } from './parse-and-serialize.js';
import { stringOf, type URLInput } from './url-input.js';

/**
 * Returns the base URL of a document, against which its links resolve.
 *
 * @param documentURL Where the document comes from: a string, a `URL` object or a record.
 * @param baseHref The `href` attribute of the first `base` element that has one; null or undefined if there is none.
 * @returns The base URL, serialized; null if the URL of the document does not parse.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url
 */
export function documentBaseURL(
  documentURL: URLInput,
  baseHref: string | null = null,
): string | null {
  const fallback = parseAndSerialize(stringOf(documentURL, 'documentURL'));
  if (baseHref === null) return fallback;
  assertString(baseHref, 'baseHref');
  const base = parseAndSerialize(baseHref, fallback);
  return base === null || /^(?:data|javascript):/.test(base) ? fallback : base;
}
