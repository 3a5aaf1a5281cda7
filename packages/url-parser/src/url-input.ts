// What stands for a URL where users pass one.

import { hasOwn, isObject } from '@urlkit/infra/internal';
import { isURLRecord, type URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';

/** A URL: a string, a `URL` object of any make, which has a string `href`, or a URL record. */
export type URLInput = string | { readonly href: string } | Readonly<URLRecord>;

/**
 * The string that stands for a URL. That of a record is serialized; no other is.
 *
 * @throws {TypeError} If the argument is no URL.
 */
export function stringOf(url: URLInput, name: string): string {
  if (typeof url === 'string') return url;
  if (isURLRecord(url)) return serializeURL(url);
  // A record has no href but what a program may have put on Object.prototype.
  if (isObject(url) && !hasOwn(url, 'scheme') && 'href' in url && typeof url.href === 'string') {
    return url.href;
  }
  throw new TypeError(`${name} must be a string, a URL object or a URL record`);
}
