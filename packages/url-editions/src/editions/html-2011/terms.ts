// HTML5 of 2011: absolute, hierarchical and authority-based URLs

import { parseURL } from './parse.js';
import { resolveURL } from './resolve.js';

/** Tells whether a URL is absolute: it resolves, and to the same URL with any base. */
export function isAbsoluteURL(url: string): boolean {
  return absolute(url) !== null;
}

// The text says “immediately after the scheme component”, but must mean after the colon.
/** Tells whether a URL is absolute, with a slash after `scheme:` when it is resolved. */
export function isHierarchicalURL(url: string): boolean {
  return /^[^:]*:\//.test(absolute(url) ?? '');
}

/** Tells whether a URL is absolute, with two slashes after `scheme:` when it is resolved. */
export function isAuthorityBasedURL(url: string): boolean {
  return /^[^:]*:\/\//.test(absolute(url) ?? '');
}

function absolute(url: string): string | null {
  return parseURL(url)?.scheme ? resolveURL(url) : null;
}

/** The reserved URLs, for DOCTYPEs and as the address of iframe srcdoc documents. */
export const reservedURLs: readonly string[] = ['about:legacy-compat', 'about:srcdoc'];
