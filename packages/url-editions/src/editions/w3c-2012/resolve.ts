// URL, W3C Working Draft 24 May 2012, 3.2 Resolve a URL

import { asciiLowercase } from '../../shared/ascii-lowercase.js';
import { isValidScheme } from './canonicalize.js';
import { findScheme, type ParsedURL, parseURL } from './parse.js';

/**
 * Resolves a string relative to a base URL.
 *
 * @returns The resolved URL, not canonicalized; null if it is invalid, or if it needs a base that is
 * hierarchical. The text leaves the latter open.
 */
export function resolveURL(relativeURL: string, base: ParsedURL): ParsedURL | null {
  const found = findScheme(relativeURL);
  if (found === null || !isValidScheme(found.scheme)) return resolveAsRelative(relativeURL, base);
  const { scheme, afterScheme } = found;
  const isShared = asciiLowercase(scheme) === asciiLowercase(base.scheme);
  if (isShared && base.slashes > 0) return resolveAsRelative(afterScheme, base);
  return parseURL(relativeURL);
}

// 3.2.1
function resolveAsRelative(relativeURL: string, base: ParsedURL): ParsedURL | null {
  if (base.slashes === 0) return null;
  if (relativeURL === '') return { ...base, fragment: null };
  return parseURL(prefixFor(relativeURL, base) + relativeURL);
}

// The text that 3.2.2 to 3.2.6 put before a relative URL.
function prefixFor(relativeURL: string, { scheme, authority, path, query }: ParsedURL): string {
  const prefix = `${scheme}://${authority}`;
  if (/^[/\\]{2}/.test(relativeURL)) return `${scheme}:`;
  if (/^[/\\]/.test(relativeURL)) return prefix;
  if (relativeURL.startsWith('?')) return `${prefix}${path ?? ''}`;
  if (relativeURL.startsWith('#')) return `${prefix}${path ?? ''}?${query ?? ''}`;
  // If the base has no slash, one must follow the host. A canonical path has one.
  const directoryName = /^.*[/\\]/s.exec(path ?? '')?.[0] ?? '/';
  return prefix + directoryName;
}
