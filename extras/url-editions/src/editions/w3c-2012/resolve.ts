// URL, W3C Working Draft 24 May 2012, 3.2 Resolve a URL

import { asciiLowercase } from '@urlkit/infra';
import { assertArgument, assertString } from '@urlkit/internal';
import { isValidScheme } from './canonicalize.js';
import { findScheme, mustBeParsedURL, type ParsedURL, parseURL } from './parse.js';

/**
 * Resolves a string relative to a base URL. A string with the scheme of a hierarchical base is resolved without it.
 *
 * @param relativeURL Any string, which is not trimmed.
 * @param base A string, which is parsed, or a parsed URL.
 * @returns The URL, not canonicalized; null if the base does not parse, or if the string is relative and the base is not
 * hierarchical, which the text leaves open.
 * @see URL, W3C Working Draft 24 May 2012, 3.2 Resolve a URL
 */
export function resolveURL(relativeURL: string, base: string | ParsedURL): ParsedURL | null {
  assertString(relativeURL, 'relativeURL');
  if (typeof base !== 'string') assertArgument(base, 'base', mustBeParsedURL);
  const baseURL = typeof base === 'string' ? parseURL(base) : base;
  return baseURL && resolve(relativeURL, baseURL);
}

function resolve(relativeURL: string, base: ParsedURL): ParsedURL | null {
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

// Returns what 3.2.2 to 3.2.6 put before a relative URL.
function prefixFor(relativeURL: string, { scheme, authority, path, query }: ParsedURL): string {
  const prefix = `${scheme}://${authority}`;
  if (/^[/\\]{2}/.test(relativeURL)) return `${scheme}:`;
  if (/^[/\\]/.test(relativeURL)) return prefix;
  if (relativeURL.startsWith('?')) return `${prefix}${path ?? ''}`;
  if (relativeURL.startsWith('#')) return `${prefix}${path ?? ''}?${query ?? ''}`;
  // If the path of the base has no slash, the host must be followed by one, as in a canonical URL.
  const directoryName = /^.*[/\\]/s.exec(path ?? '')?.[0] ?? '/';
  return prefix + directoryName;
}
