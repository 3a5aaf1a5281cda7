// HTML5 of 2011, and URL, W3C Working Draft 24 May 2012, 2 Terminology: valid URLs

import { asciiLowercase } from '@urlkit/infra';
import { assertString } from '@urlkit/internal';
import { parseIRIReference, parseURIReference } from '@urlkit/uri';
import { stripWhitespace } from './whitespace.js';

// https://encoding.spec.whatwg.org/#names-and-labels: UTF-8, UTF-16BE and UTF-16LE
const unicodeLabels = /* @__PURE__ */ new Set([
  ...['unicode-1-1-utf-8', 'unicode11utf8', 'unicode20utf8', 'utf-8', 'utf8', 'x-unicode20utf8'],
  ...['unicodefffe', 'utf-16be'],
  ...['csunicode', 'iso-10646-ucs-2', 'ucs-2', 'unicode', 'unicodefeff', 'utf-16', 'utf-16le'],
]);

/**
 * Whether a string is a valid URL: a URI reference, or an IRI reference. If the query of an IRI reference is not
 * in ASCII, the encoding must be UTF-8 or UTF-16.
 *
 * @param encoding A label of the character encoding of the document that contains the URL.
 * @see HTML5 of 2011, “valid URL”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidURL(url: string, encoding = 'UTF-8'): boolean {
  assertString(url, 'url');
  assertString(encoding, 'encoding');
  if (parseURIReference(url) !== null) return true;
  const iri = parseIRIReference(url);
  if (iri === null) return false;
  const label = asciiLowercase(stripWhitespace(encoding));
  return unicodeLabels.has(label) || !/[^\0-\x7F]/.test(iri.query ?? '');
}

/**
 * Whether a string is a valid URL and not empty.
 *
 * @param encoding A label of the character encoding of the document; by default UTF-8.
 * @see HTML5 of 2011, “valid non-empty URL”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidNonEmptyURL(url: string, encoding?: string): boolean {
  return isValidURL(url, encoding) && url !== '';
}

/**
 * Whether a string is a valid URL once leading and trailing space characters are stripped.
 *
 * @param encoding A label of the character encoding of the document; by default UTF-8.
 * @see HTML5 of 2011, “valid URL potentially surrounded by spaces”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidURLSurroundedBySpaces(url: string, encoding?: string): boolean {
  assertString(url, 'url');
  return isValidURL(stripWhitespace(url), encoding);
}

/**
 * Whether a string is a valid URL and not empty once leading and trailing space characters are stripped.
 *
 * @param encoding A label of the character encoding of the document; by default UTF-8.
 * @see HTML5 of 2011, “valid non-empty URL potentially surrounded by spaces”
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isValidNonEmptyURLSurroundedBySpaces(url: string, encoding?: string): boolean {
  assertString(url, 'url');
  return isValidNonEmptyURL(stripWhitespace(url), encoding);
}
