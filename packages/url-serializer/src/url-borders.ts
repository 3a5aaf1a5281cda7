// A serialized URL, and what is known of it.

import { isASCIIDigit } from '@urlkit/infra';
import { findBefore } from '@urlkit/infra/strings';

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

/** Finds the borders of a serialized URL. */
export function locate(href: string): SerializedURL {
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

/** What the functions below need to know of a URL. */
export type Authority = Pick<SerializedURL, 'href' | 'hostStart' | 'pathStart'>;

/** Returns the offset of the U+003A (:) after the scheme. */
export function schemeEndOf(url: Authority): number {
  if (hasCredentials(url)) return url.href.indexOf(':');
  return url.hostStart - (hasHost(url) ? 3 : 1);
}

/** Whether a URL has a host, which may be empty. */
export function hasHost({ href, hostStart }: Authority): boolean {
  return href.charCodeAt(hostStart - 1) !== COLON;
}

/** Returns the end of the host and the port. */
export function authorityEndOf(url: Authority): number {
  return hasHost(url) ? url.pathStart : url.hostStart;
}

/** Returns the offset of the U+003A (:) before the port, or the end of the authority if there is no port. */
export function hostEndOf(url: Authority): number {
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
export function usernameEndOf(url: Authority): number {
  const { href, hostStart } = url;
  if (!hasCredentials(url)) return hostStart;
  return findBefore(hostStart - 1, ':', href, usernameStartOf(url));
}

/** Returns the offset of the username: after the `//`, or after the U+003A (:) if there is no host. */
export function usernameStartOf(url: Authority): number {
  return hasCredentials(url) ? schemeEndOf(url) + 3 : url.hostStart;
}

/** Whether a URL has a username or a password. */
export function hasCredentials({ href, hostStart }: Authority): boolean {
  return href.charCodeAt(hostStart - 1) === COMMERCIAL_AT;
}

/**
 * Whether the path of a URL is opaque.
 *
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(url: Authority): boolean {
  return !hasHost(url) && url.href.charCodeAt(url.hostStart) !== SOLIDUS;
}

/** The part of a serialized URL up to its host. */
export const FRONT = 0;
/** The host and the port. */
export const AUTHORITY = 1;
/** The path. */
export const PATH = 2;
/** The query, with its question mark. */
export const SEARCH = 3;
/** The fragment, with its number sign. */
export const HASH = 4;

/** A part of a serialized URL: up to the host, the host and the port, the path, the query, or the fragment. */
export type Part = typeof FRONT | typeof AUTHORITY | typeof PATH | typeof SEARCH | typeof HASH;

function borderBefore(url: SerializedURL, part: number): number {
  switch (part) {
    case FRONT:
      return 0;
    case AUTHORITY:
      return url.hostStart;
    case PATH:
      return url.pathStart;
    case SEARCH:
      return url.searchStart;
    case HASH:
      return url.hashStart;
    default:
      return url.href.length;
  }
}

/** Replaces a part of a serialized URL. The borders after it move. */
export function replacePart(url: SerializedURL, part: Part, text: string): SerializedURL {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const start = borderBefore(url, part);
  const end = borderBefore(url, part + 1);
  const by = start + text.length - end;
  return {
    href: href.slice(0, start) + text + href.slice(end),
    hostStart: part < AUTHORITY ? hostStart + by : hostStart,
    pathStart: part < PATH ? pathStart + by : pathStart,
    searchStart: part < SEARCH ? searchStart + by : searchStart,
    hashStart: part < HASH ? hashStart + by : hashStart,
  };
}
