// The forms in which users can pass a URL.

import { hasOwn, isObject } from '@urlkit/infra/internal';
import { isURLRecord, type URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';

/** A URL: a string, a `URL` object of any implementation, which has a string `href`, or a URL record. */
export type URLInput = string | { readonly href: string } | Readonly<URLRecord>;

/**
 * Returns a URL as a string. A record is serialized; strings are not changed.
 *
 * @throws {TypeError} If the argument is not a URL.
 */
export function stringOf(url: URLInput, name: string): string {
  if (typeof url === 'string') return url;
  if (isURLRecord(url)) return serializeURL(url);
  // A record only has an href if a program has put one on Object.prototype.
  if (isObject(url) && !hasOwn(url, 'scheme') && 'href' in url && typeof url.href === 'string') {
    return url.href;
  }
  throw new TypeError(`${name} must be a string, a URL object or a URL record`);
}
