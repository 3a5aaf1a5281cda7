// URL, W3C Working Draft 24 May 2012, 2 Terminology

import { isScheme } from '../../shared/uri/uri-reference.js';
import { parseURL } from './parse.js';

/**
 * Whether a URL is absolute, for which a scheme is enough here. To the letter, `http:x` is not: of a
 * base with the same scheme it takes the host.
 */
export function isAbsoluteURL(url: string): boolean {
  return isScheme(parseURL(url)?.scheme ?? '');
}

/** Whether a URL is absolute, and a slash follows `scheme:`. */
export function isHierarchicalURL(url: string): boolean {
  return isAbsoluteURL(url) && parseURL(url)?.slashes !== 0;
}

/** Whether a URL is absolute, and two slashes follow `scheme:`. */
export function isAuthorityBasedURL(url: string): boolean {
  return isAbsoluteURL(url) && parseURL(url)?.slashes === 2;
}
