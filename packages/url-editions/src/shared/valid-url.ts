// HTML5 of 2011, and URL, W3C Working Draft 24 May 2012, 2 Terminology: valid URLs

import { assertString } from '@urlkit/infra/internal';
import { parseIRIReference, parseURIReference } from '@urlkit/uri';
import { stripWhitespace } from './whitespace.js';

/**
 * Whether a string is a valid URL: a URI reference, or an IRI reference. If the query of an IRI reference is not
 * in ASCII, the encoding must be UTF-8 or UTF-16.
 *
 * @param encoding The name of the character encoding of the document that contains the URL.
 * @see HTML5 of 2011, “valid URL”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidURL(url: string, encoding = 'UTF-8'): boolean {
  assertString(url, 'url');
  assertString(encoding, 'encoding');
  if (parseURIReference(url) !== null) return true;
  const iri = parseIRIReference(url);
  if (iri === null) return false;
  const isUnicode = /^utf-(?:8|16(?:le|be)?)$/i.test(encoding);
  return isUnicode || !/[^\0-\x7F]/.test(iri.query ?? '');
}

/**
 * Whether a string is a valid URL and not empty.
 *
 * @param encoding The name of the character encoding of the document; by default UTF-8.
 * @see HTML5 of 2011, “valid non-empty URL”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidNonEmptyURL(url: string, encoding?: string): boolean {
  return isValidURL(url, encoding) && url !== '';
}

/**
 * Whether a string is a valid URL once leading and trailing space characters are stripped.
 *
 * @param encoding The name of the character encoding of the document; by default UTF-8.
 * @see HTML5 of 2011, “valid URL potentially surrounded by spaces”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidURLSurroundedBySpaces(url: string, encoding?: string): boolean {
  return isValidURL(stripWhitespace(url), encoding);
}

/**
 * Whether a string is a valid URL and not empty once leading and trailing space characters are stripped.
 *
 * @param encoding The name of the character encoding of the document; by default UTF-8.
 * @see HTML5 of 2011, “valid non-empty URL potentially surrounded by spaces”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidNonEmptyURLSurroundedBySpaces(url: string, encoding?: string): boolean {
  return isValidNonEmptyURL(stripWhitespace(url), encoding);
}
