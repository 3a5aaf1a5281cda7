// URL, W3C Working Draft 24 May 2012, 2 Terminology

import { isScheme } from '@urlkit/uri/generic-syntax';
import { type ParsedURL, parseURL } from './parse.js';

/**
 * Whether a URL is absolute: here, whether it has a valid scheme. According to the text, `http:x` is not absolute,
 * because it takes the host of a base that has the same scheme.
 *
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isAbsoluteURL(url: string): boolean {
  return parseAbsoluteURL(url) !== null;
}

/**
 * Whether a URL is absolute, with one slash character or more after `scheme:`.
 *
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isHierarchicalURL(url: string): boolean {
  return (parseAbsoluteURL(url)?.slashes ?? 0) > 0;
}

/**
 * Whether a URL is absolute, with two slash characters or more after `scheme:`.
 *
 * @see URL, W3C Working Draft 24 May 2012, 2 Terminology
 */
export function isAuthorityBasedURL(url: string): boolean {
  return parseAbsoluteURL(url)?.slashes === 2;
}

/** Parses an absolute URL. Returns null for other strings. */
export function parseAbsoluteURL(url: string): ParsedURL | null {
  const parsed = parseURL(url);
  return parsed !== null && isScheme(parsed.scheme) ? parsed : null;
}
