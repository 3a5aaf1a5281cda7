// https://url.spec.whatwg.org/#concept-url-serializer

import { serializeHost } from '@urlkit/host';
import { assertString, flatten, mustBeBoolean, readOptions } from '@urlkit/internal';
import { assertOrigin, assertURLRecord, type Origin, type URLRecord } from '@urlkit/url-record';

/** Options for {@link serializeURL}. */
export interface SerializeURLOptions {
  /** Whether to leave out the fragment and its U+0023 (#). */
  readonly excludeFragment?: boolean | undefined;
}

/**
 * Serializes a URL.
 *
 * @param url A record. It is not changed.
 * @returns An ASCII string. If the record comes from the URL parser, the string parses to the same URL.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(url: Readonly<URLRecord>, options?: SerializeURLOptions): string {
  assertURLRecord(url);
  const { excludeFragment = false } = readOptions(options, { excludeFragment: mustBeBoolean });
  return writeURL(url, excludeFragment);
}

/** Serializes a record without checking it. */
export function writeURL(url: Readonly<URLRecord>, excludeFragment = false): string {
  let output = `${url.scheme}:`;
  if (url.host !== null) {
    output += `//${serializeCredentials(url.username, url.password)}${serializeHost(url.host)}`;
    if (url.port !== null) output += `:${url.port}`;
  } else if (url.path.length > 1 && url.path[0] === '') {
    output += '/.';
  }
  output += serializePath(url);
  if (url.query !== null) output += `?${url.query}`;
  if (!excludeFragment && url.fragment !== null) output += `#${url.fragment}`;
  return flatten(output);
}

/**
 * Serializes credentials.
 *
 * @returns The username, the password with U+003A (:) before it if it is not empty, and U+0040 (@); empty if both are.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeCredentials(username: string, password: string): string {
  assertString(username, 'username');
  assertString(password, 'password');
  if (password !== '') return `${username}:${password}@`;
  return username === '' ? '' : `${username}@`;
}

/**
 * Serializes the path of a URL.
 *
 * @returns The path in ASCII.
 * @see https://url.spec.whatwg.org/#url-path-serializer
 */
export function serializePath(url: Pick<Readonly<URLRecord>, 'path'>): string {
  const path = url?.path;
  if (typeof path === 'string') return path;
  if (!Array.isArray(path)) throw new TypeError('url must be a URL record');
  return path.length === 0 ? '' : `/${path.join('/')}`;
}

/**
 * Serializes an origin.
 *
 * @returns The origin in ASCII; `'null'` for an opaque origin.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin
 */
export function serializeOrigin(origin: Origin): string {
  assertOrigin(origin);
  if (origin.kind === 'opaque') return 'null';
  const { scheme, host, port } = origin;
  return `${scheme}://${serializeHost(host)}${port === null ? '' : `:${port}`}`;
}
