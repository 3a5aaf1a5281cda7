// Documents 004 and 000, 2 Terminology: valid URLs

import { iriGrammar } from './uri/iri-grammar.js';
import { parseURIReference } from './uri/uri-reference.js';
import { stripWhitespace } from './whitespace.js';

/**
 * Tells whether a string is a valid URL.
 *
 * @param encoding The name of the document's character encoding.
 */
export function isValidURL(url: string, encoding = 'UTF-8'): boolean {
  if (parseURIReference(url) !== null) return true;
  const iri = parseURIReference(url, iriGrammar);
  if (iri === null) return false;
  const isUnicode = /^utf-(?:8|16(?:le|be)?)$/i.test(encoding);
  return isUnicode || !/[^\0-\x7F]/.test(iri.query ?? '');
}

/** Tells whether a string is a valid non-empty URL. */
export function isValidNonEmptyURL(url: string, encoding?: string): boolean {
  return url !== '' && isValidURL(url, encoding);
}

/** Tells whether a string is a valid URL potentially surrounded by spaces. */
export function isValidURLSurroundedBySpaces(url: string, encoding?: string): boolean {
  return isValidURL(stripWhitespace(url), encoding);
}

/** Tells whether a string is a valid non-empty URL potentially surrounded by spaces. */
export function isValidNonEmptyURLSurroundedBySpaces(url: string, encoding?: string): boolean {
  return isValidNonEmptyURL(stripWhitespace(url), encoding);
}
