// HTML5 of 2011: absolute, hierarchical and authority-based URLs

import { parseURL } from './parse.js';
import { resolveURL } from './resolve.js';

/** Whether resolving a URL gives the same whatever its base is, and does not fail. */
export function isAbsoluteURL(url: string): boolean {
  return absolute(url) !== null;
}

// “Immediately after the scheme component” is a colon; what follows the colon must be meant.
/** Whether a URL is absolute, and a slash follows `scheme:` when it is resolved. */
export function isHierarchicalURL(url: string): boolean {
  return /^[^:]*:\//.test(absolute(url) ?? '');
}

/** Whether a URL is absolute, and two slashes follow `scheme:` when it is resolved. */
export function isAuthorityBasedURL(url: string): boolean {
  return /^[^:]*:\/\//.test(absolute(url) ?? '');
}

function absolute(url: string): string | null {
  return parseURL(url)?.scheme ? resolveURL(url) : null;
}

/** The URLs that are reserved for use in DOCTYPEs and as the address of iframe srcdoc documents. */
export const reservedURLs: readonly string[] = ['about:legacy-compat', 'about:srcdoc'];
