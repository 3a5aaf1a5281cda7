// https://url.spec.whatwg.org/#concept-url-serializer

import { serializeHost } from '@urlkit/host';
import {
  hasOpaquePath,
  includesCredentials,
  type Origin,
  type URLRecord,
} from '@urlkit/url-record';

/**
 * Serializes a URL.
 *
 * @returns An ASCII string that parses to the same URL.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(url: Readonly<URLRecord>, excludeFragment = false): string {
  let output = `${url.scheme}:`;
  if (url.host !== null) {
    output += '//';
    if (includesCredentials(url)) {
      output += url.username;
      if (url.password !== '') output += `:${url.password}`;
      output += '@';
    }
    output += serializeHost(url.host);
    if (url.port !== null) output += `:${url.port}`;
  } else if (!hasOpaquePath(url) && url.path.length > 1 && url.path[0] === '') {
    output += '/.';
  }
  return output + serializeFromPath(url, excludeFragment);
}

/** Serializes what stands behind the host and the port of a URL. */
export function serializeFromPath(url: Readonly<URLRecord>, excludeFragment = false): string {
  let output = serializePath(url);
  if (url.query !== null) output += `?${url.query}`;
  if (!excludeFragment && url.fragment !== null) output += `#${url.fragment}`;
  return output;
}

/**
 * Serializes the path of a URL.
 *
 * @see https://url.spec.whatwg.org/#url-path-serializer
 */
export function serializePath({ path }: Pick<Readonly<URLRecord>, 'path'>): string {
  if (typeof path === 'string') return path;
  return path.length === 0 ? '' : `/${path.join('/')}`;
}

/**
 * Serializes an origin; an opaque origin, which is null, gives `null`.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin
 */
export function serializeOrigin(origin: Origin | null): string {
  if (origin === null) return 'null';
  const { scheme, host, port } = origin;
  return `${scheme}://${serializeHost(host)}${port === null ? '' : `:${port}`}`;
}
