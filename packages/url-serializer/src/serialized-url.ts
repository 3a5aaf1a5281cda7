// https://url.spec.whatwg.org/#concept-url-serializer
// A serialized URL, and what is known of it without reading it again.

import { isASCIIDigit } from '@urlkit/infra';
import { assertString, copyOf, findBefore, flatten } from '@urlkit/internal';

const SOLIDUS = 0x2f;
const COLON = 0x3a;
const COMMERCIAL_AT = 0x40;

/**
 * A serialized URL with its four borders, in code units. Everything else about its components is near one of them.
 *
 * ```
 * https://user:pass@example.com:1234/foo/bar?baz#quux
 *                   |               |       |   |
 *                   hostStart       |       |   hashStart
 *                                   |       searchStart
 *                                   pathStart
 * ```
 */
export interface SerializedURL {
  /** The URL, serialized. */
  readonly href: string;
  /** The offset after the `//` and the credentials; after the U+003A (:) of the scheme if there is no host. */
  readonly hostStart: number;
  /** The end of the authority, or of the `/.` that prevents a path from being read as an authority. */
  readonly pathStart: number;
  /** The offset of the U+003F (?), or the end of the path. */
  readonly searchStart: number;
  /** The offset of the U+0023 (#), or the end of the string. */
  readonly hashStart: number;
}

/**
 * Finds the borders of a serialized URL.
 *
 * @param href A result of the URL serializer, which is not checked.
 */
export function locateBorders(href: string): SerializedURL {
  assertString(href, 'href');
  const schemeEnd = href.indexOf(':');
  const hashStart = findBefore(href.length, '#', href, schemeEnd);
  const searchStart = findBefore(hashStart, '?', href, schemeEnd);
  const afterScheme = schemeEnd + 1;
  if (href.charCodeAt(afterScheme) !== SOLIDUS || href.charCodeAt(afterScheme + 1) !== SOLIDUS) {
    const pathStart = afterScheme + (href.startsWith('/.//', afterScheme) ? 2 : 0);
    return { href, hostStart: afterScheme, pathStart, searchStart, hashStart };
  }
  const authorityStart = afterScheme + 2;
  const pathStart = findBefore(searchStart, '/', href, authorityStart);
  const at = findBefore(pathStart, '@', href, authorityStart);
  const hostStart = at < pathStart ? at + 1 : authorityStart;
  return { href, hostStart, pathStart, searchStart, hashStart };
}

/** What is needed to find the parts of a URL before its path. */
export type URLAuthority = Pick<SerializedURL, 'href' | 'hostStart' | 'pathStart'>;

/** Returns the offset of the U+003A (:) after the scheme. */
export function schemeEndOf(url: URLAuthority): number {
  if (hasCredentials(url)) return url.href.indexOf(':');
  return url.hostStart - (hasHost(url) ? 3 : 1);
}

/** Whether a URL has a host, which may be empty. */
export function hasHost({ href, hostStart }: URLAuthority): boolean {
  return href.charCodeAt(hostStart - 1) !== COLON;
}

/** Returns the end of the host and the port. */
export function authorityEndOf(url: URLAuthority): number {
  return hasHost(url) ? url.pathStart : url.hostStart;
}

/** Returns the offset of the U+003A (:) before the port, or the end of the authority if there is no port. */
export function hostEndOf(url: URLAuthority): number {
  const { href, hostStart } = url;
  const authorityEnd = authorityEndOf(url);
  // No host ends in a colon and digits: an IPv6 address is in brackets.
  let start = authorityEnd;
  // The first condition ends the loop if a program has replaced `charCodeAt`.
  while (start > hostStart && isASCIIDigit(href.charCodeAt(start - 1))) start--;
  const hasPort = start < authorityEnd && href.charCodeAt(start - 1) === COLON;
  return hasPort ? start - 1 : authorityEnd;
}

/** Returns the offset of the U+003A (:) before the password, or the end of the credentials if there is no password. */
export function usernameEndOf(url: URLAuthority): number {
  const { href, hostStart } = url;
  if (!hasCredentials(url)) return hostStart;
  return findBefore(hostStart - 1, ':', href, usernameStartOf(url));
}

/** Returns the offset of the username: after the `//`, or after the U+003A (:) if there is no host. */
export function usernameStartOf(url: URLAuthority): number {
  return hasCredentials(url) ? schemeEndOf(url) + 3 : url.hostStart;
}

/** Whether a URL has a username or a password. */
function hasCredentials({ href, hostStart }: URLAuthority): boolean {
  return href.charCodeAt(hostStart - 1) === COMMERCIAL_AT;
}

/**
 * A part of a serialized URL: what comes before its host (the scheme and the credentials), the host with the port, the path, the
 * query with U+003F (?), or the fragment with U+0023 (#).
 */
export type URLPart = 'beforeHost' | 'host' | 'path' | 'search' | 'hash';

const parts: readonly URLPart[] = ['beforeHost', 'host', 'path', 'search', 'hash'];

/**
 * Replaces a part of a serialized URL. The borders after it move.
 *
 * @param text The part as the URL serializer writes it, which is not checked.
 * @returns A new serialized URL.
 */
export function replacePart(url: SerializedURL, part: URLPart, text: string): SerializedURL {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const index = parts.indexOf(part);
  const borders = [0, hostStart, pathStart, searchStart, hashStart, href.length];
  const start = borders[index] as number;
  const end = borders[index + 1] as number;
  const by = start + text.length - end;
  const before = href.slice(0, start);
  const changed = before + text + href.slice(end);
  return {
    // A URL that only got shorter would be a view of the longer one.
    href: changed.length === start ? copyOf(changed) : flatten(changed),
    hostStart: index < 1 ? hostStart + by : hostStart,
    pathStart: index < 2 ? pathStart + by : pathStart,
    searchStart: index < 3 ? searchStart + by : searchStart,
    hashStart: index < 4 ? hashStart + by : hashStart,
  };
}
