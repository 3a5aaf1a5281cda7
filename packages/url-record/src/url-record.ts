// https://url.spec.whatwg.org/#concept-url

import type { Host } from '@urlkit/host';
import { isNormalizedWindowsDriveLetter } from './path-segments.js';
import { isFileScheme, isSpecialScheme } from './special-schemes.js';

/**
 * A URL path: a list of segments, or one segment if the path is opaque.
 *
 * @see https://url.spec.whatwg.org/#url-path
 */
export type URLPath = string | string[];

/**
 * A URL record, as plain data. All strings are ASCII strings, percent-encoded where needed.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface URLRecord {
  /** In lower case, without U+003A (:). */
  scheme: string;
  username: string;
  password: string;
  host: Host | null;
  /** A 16-bit unsigned integer; null if absent or the scheme's default. */
  port: number | null;
  path: URLPath;
  /** Without U+003F (?). */
  query: string | null;
  /** Without U+0023 (#). */
  fragment: string | null;
}

/** Makes a new URL record with every component as the standard says it is initially. */
export function createURLRecord(): URLRecord {
  return {
    scheme: '',
    username: '',
    password: '',
    host: null,
    port: null,
    path: [],
    query: null,
    fragment: null,
  };
}

/** @throws {TypeError} If what was passed as a base URL is no record, but a string perhaps. */
export function requireRecord(base: Readonly<URLRecord>): void {
  if (typeof base.scheme !== 'string') throw new TypeError('The base URL is not a URL record');
}

/** @see https://url.spec.whatwg.org/#is-special */
export function isSpecial(url: Readonly<URLRecord>): boolean {
  return isSpecialScheme(url.scheme);
}

/** @see https://url.spec.whatwg.org/#include-credentials */
export function includesCredentials(url: Readonly<URLRecord>): boolean {
  return url.username !== '' || url.password !== '';
}

/** @see https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(url: Readonly<URLRecord>): boolean {
  return typeof url.path === 'string';
}

/** @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
export function cannotHaveUsernamePasswordPort(url: Readonly<URLRecord>): boolean {
  return url.host === null || url.host.kind === 'empty' || isFileScheme(url.scheme);
}

/**
 * Removes the last segment of a URL's path in place. The normalized Windows drive letter of a file:
 * URL stays, and so does an opaque path.
 *
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function shortenPath(url: URLRecord): void {
  const { path } = url;
  if (typeof path === 'string') return;
  const first = path[0];
  const isDrive =
    isFileScheme(url.scheme) &&
    path.length === 1 &&
    first !== undefined &&
    isNormalizedWindowsDriveLetter(first);
  if (!isDrive) path.pop();
}
