// URL, W3C Working Draft 24 May 2012, 2 Terminology

import { isScheme } from '../../shared/uri/uri-reference.js';
import { type ParsedURL, parseURL } from './parse.js';

/**
 * Tells whether a URL is absolute: here, whether it has a scheme. By the text, `http:x` is not absolute, as it
 * takes the host of a base with the same scheme.
 */
export function isAbsoluteURL(url: string): boolean {
  return parseAbsoluteURL(url) !== null;
}

/** Tells whether a URL is absolute, with a slash after `scheme:`. */
export function isHierarchicalURL(url: string): boolean {
  return (parseAbsoluteURL(url)?.slashes ?? 0) > 0;
}

/** Tells whether a URL is absolute, with two slashes after `scheme:`. */
export function isAuthorityBasedURL(url: string): boolean {
  return parseAbsoluteURL(url)?.slashes === 2;
}

/** Parses an absolute URL. Returns null for other strings. */
export function parseAbsoluteURL(url: string): ParsedURL | null {
  const parsed = parseURL(url);
  return parsed !== null && isScheme(parsed.scheme) ? parsed : null;
}
