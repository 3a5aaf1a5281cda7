// The inverse of https://url.spec.whatwg.org/#concept-url-serializer

import { deserializeHost } from '@urlkit/host/internal';
import { isSpecialScheme, type URLRecord } from '@urlkit/url-record';
import { componentOffsets } from './component-offsets.js';

/**
 * Converts a serialized URL to a record. Unlike the URL parser, it changes nothing:
 * `serializeURL(deserializeURL(href))` is always `href`. The parser would change some URLs that setters
 * can produce, such as `file:///C|/`.
 *
 * @param href A result of the URL serializer, which is not checked.
 * @returns A new record.
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function deserializeURL(href: string): URLRecord {
  const offsets = componentOffsets(href);
  const { schemeEnd, userinfoEnd, hostStart, hostEnd, searchStart, hashStart } = offsets;
  const scheme = href.slice(0, schemeEnd);
  const hasHost = hostStart > schemeEnd + 1;
  const host = href.slice(hostStart, hostEnd);
  const port = href.slice(hostEnd + 1, offsets.authorityEnd);
  const path = href.slice(offsets.pathStart, searchStart);
  return {
    scheme,
    username: href.slice(offsets.usernameStart, offsets.usernameEnd),
    password: href.slice(offsets.usernameEnd + 1, userinfoEnd),
    host: hasHost ? deserializeHost(host, !isSpecialScheme(scheme)) : null,
    port: port === '' ? null : Number(port),
    path: hasHost || path.startsWith('/') ? path.split('/').slice(1) : path,
    query: searchStart === hashStart ? null : href.slice(searchStart + 1, hashStart),
    fragment: hashStart === href.length ? null : href.slice(hashStart + 1),
    blobURLEntry: null,
  };
}
