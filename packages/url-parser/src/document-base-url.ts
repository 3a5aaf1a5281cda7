// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

import { type Check, readOptions } from '@urlkit/internal';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { parseAndSerialize } from './url-parser.js';

/** Options for {@link documentBaseURL}. */
export interface DocumentBaseURLOptions {
  /** The `href` attribute of the first `base` element that has one; null or undefined if there is none. */
  readonly baseHref?: string | null | undefined;
}

const mustBeStringOrNull: Check = (value) =>
  value === null || typeof value === 'string' ? null : 'a string or null';

/**
 * Returns the base URL of a document, against which its links resolve.
 *
 * @param documentURL Where the document comes from: a string, a `URL` object or a record.
 * @returns The base URL, serialized; null if the URL of the document does not parse.
 * @see https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url
 */
export function documentBaseURL(
  documentURL: URLInput,
  options?: DocumentBaseURLOptions,
): string | null {
  const fallback = parseAndSerialize(urlStringOf(documentURL, 'documentURL'));
  const { baseHref = null } = readOptions(options, { baseHref: mustBeStringOrNull });
  if (fallback === null || baseHref === null) return fallback;
  const base = parseAndSerialize(baseHref, { base: fallback });
  return base === null || /^(?:data|javascript):/.test(base) ? fallback : base;
}
