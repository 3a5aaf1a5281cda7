// HTML5 of 2011: absolute, hierarchical and authority-based URLs

import { parseURL } from './parse.js';
import { resolveURL } from './resolve.js';

/**
 * Whether a URL is absolute: it has a scheme, and is resolvable.
 *
 * @see HTML5 of 2011, “absolute URL”
 */
export function isAbsoluteURL(url: string): boolean {
  return absolute(url) !== null;
}

/**
 * Whether a URL is absolute and, once resolved, has a slash after `scheme:`. The text says “immediately after the
 * scheme component”, but must mean after the colon.
 *
 * @see HTML5 of 2011, “hierarchical URL”
 */
export function isHierarchicalURL(url: string): boolean {
  return /^[^:]*:\//.test(absolute(url) ?? '');
}

/**
 * Whether a URL is absolute and, once resolved, has two slashes after `scheme:`.
 *
 * @see HTML5 of 2011, “authority-based URL”
 */
export function isAuthorityBasedURL(url: string): boolean {
  return /^[^:]*:\/\//.test(absolute(url) ?? '');
}

function absolute(url: string): string | null {
  return parseURL(url)?.scheme ? resolveURL(url) : null;
}

/**
 * The reserved URLs: one for DOCTYPEs, and the address of iframe srcdoc documents.
 *
 * @see HTML5 of 2011, section “URLs”
 */
export const reservedURLs: readonly string[] = ['about:legacy-compat', 'about:srcdoc'];
