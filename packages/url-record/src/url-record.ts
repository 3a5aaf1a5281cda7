// https://url.spec.whatwg.org/#concept-url

import { type Host, isHost } from '@urlkit/host';
import { assertString, hasOwn, isUint } from '@urlkit/internal';
import type { Origin } from './origin.js';
import { isNormalizedWindowsDriveLetter } from './path-segments.js';
import { isFileScheme, isSpecialScheme } from './special-schemes.js';

/**
 * A URL path: a list of segments, or one segment if the path is opaque.
 *
 * @see https://url.spec.whatwg.org/#url-path
 */
export type URLPath = string | string[];

/**
 * The object of a blob: URL, and the environment that made it.
 *
 * @see https://w3c.github.io/FileAPI/#blob-url-entry
 */
export interface BlobURLEntry {
  /** A Blob or MediaSource object. */
  readonly object: unknown;
  /** The environment that made the URL, with its origin. */
  readonly environment: { readonly origin: Origin };
}

/**
 * A URL record, as plain data. All strings are ASCII strings, percent-encoded where needed.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface URLRecord {
  /** The scheme in lower case, without U+003A (:). */
  scheme: string;
  /** The username; empty if there is none. */
  username: string;
  /** The password; empty if there is none. */
  password: string;
  /** The host; null if there is none, which is not the same as the empty host. */
  host: Host | null;
  /** The port, a 16-bit unsigned integer; null if there is none or it is the default of the scheme. */
  port: number | null;
  /** The path: a list of segments, or a string if the path is opaque. */
  path: URLPath;
  /** The query without U+003F (?); null if there is none. */
  query: string | null;
  /** The fragment without U+0023 (#); null if there is none. */
  fragment: string | null;
  /** The entry of a blob: URL that `parseURL` resolved; otherwise null. */
  blobURLEntry: BlobURLEntry | null;
}

/**
 * Creates a URL record. It takes no components: set the members of the record.
 *
 * @returns A new record, whose components have the initial values of the standard.
 * @see https://url.spec.whatwg.org/#concept-url
 */
export function createURLRecord(...none: readonly []): URLRecord {
  if (none.length > 0) {
    throw new TypeError('createURLRecord takes no arguments: set the members of the record');
  }
  return {
    scheme: '',
    username: '',
    password: '',
    host: null,
    port: null,
    path: [],
    query: null,
    fragment: null,
    blobURLEntry: null,
  };
}

/**
 * Whether a value is a URL record: an object whose own properties are the components, with the right types.
 * The segments of a path are not checked.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 */
export function isURLRecord(value: unknown): value is URLRecord {
  const url = value as Partial<URLRecord> | null | undefined;
  return (
    typeof url === 'object' &&
    url !== null &&
    hasOwn(url, 'scheme') &&
    isString(url.scheme) &&
    isString(url.username) &&
    isString(url.password) &&
    (url.host === null || isHost(url.host)) &&
    (url.port === null || isUint(url.port, 0xffff)) &&
    (isString(url.path) || Array.isArray(url.path)) &&
    (url.query === null || isString(url.query)) &&
    (url.fragment === null || isString(url.fragment))
  );
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

/**
 * Checks that an argument is a URL record.
 *
 * @param name The name of the argument, for the message.
 * @throws {TypeError} If it is something else, such as a string.
 * @see https://url.spec.whatwg.org/#concept-url
 */
export function assertURLRecord(value: unknown, name = 'url'): asserts value is URLRecord {
  if (!isURLRecord(value)) throw new TypeError(`${name} must be a URL record`);
}

/**
 * Whether the scheme of a URL is a special scheme.
 *
 * @see https://url.spec.whatwg.org/#is-special
 */
export function isSpecial(url: Readonly<URLRecord>): boolean {
  assertURLRecord(url);
  return isSpecialScheme(url.scheme);
}

/**
 * Whether a URL has a username or a password that is not empty.
 *
 * @see https://url.spec.whatwg.org/#include-credentials
 */
export function includesCredentials(url: Readonly<URLRecord>): boolean {
  assertURLRecord(url);
  return url.username !== '' || url.password !== '';
}

/**
 * Whether the path of a URL is opaque: a string instead of segments, as in `mailto:a@b`.
 *
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(url: Readonly<URLRecord>): boolean {
  assertURLRecord(url);
  return typeof url.path === 'string';
}

/**
 * Whether a URL cannot have a username, a password or a port: it has no host, an empty one, or the scheme file.
 *
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export function cannotHaveUsernamePasswordPort(url: Readonly<URLRecord>): boolean {
  assertURLRecord(url);
  return url.host === null || url.host.kind === 'empty' || isFileScheme(url.scheme);
}

/**
 * Removes the last segment of a URL's path in place. The normalized Windows drive letter of a file:
 * URL stays, and so does an opaque path.
 *
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function shortenPath(url: Pick<URLRecord, 'scheme' | 'path'>): void {
  assertString(url?.scheme, 'url.scheme');
  const { path } = url;
  if (typeof path === 'string') return;
  if (!Array.isArray(path)) throw new TypeError('url must be a URL record');
  const isOne = isFileScheme(url.scheme) && path.length === 1;
  if (!isOne || !isNormalizedWindowsDriveLetter(`${path[0]}`)) path.pop();
}
