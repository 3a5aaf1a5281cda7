// The inverse of https://url.spec.whatwg.org/#concept-url-serializer

import { deserializeHost } from '@urlkit/host/internal';
import { assertString } from '@urlkit/infra/arguments';
import { isSpecialScheme, type URLRecord } from '@urlkit/url-record';
import {
  authorityEndOf,
  hasHost,
  hostEndOf,
  locate,
  type SerializedURL,
  schemeEndOf,
  usernameEndOf,
  usernameStartOf,
} from './url-borders.js';

/**
 * Converts a serialized URL to a record. Unlike the URL parser, it changes nothing:
 * `serializeURL(deserializeURL(href))` is always `href`. The parser would change some URLs that setters
 * can produce, such as `file:///C|/`.
 *
 * @param href A result of the URL serializer, which is not checked.
 * @returns A new record.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function deserializeURL(href: string): URLRecord {
  assertString(href, 'href');
  return recordOf(locate(href));
}

/** Returns the record of a serialized URL. */
export function recordOf(url: SerializedURL): URLRecord {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const hostEnd = hostEndOf(url);
  const usernameEnd = usernameEndOf(url);
  const isHostThere = hasHost(url);
  const scheme = href.slice(0, schemeEndOf(url));
  const port = href.slice(hostEnd + 1, authorityEndOf(url));
  const path = href.slice(pathStart, searchStart);
  return {
    scheme,
    username: href.slice(usernameStartOf(url), usernameEnd),
    password: href.slice(usernameEnd + 1, hostStart - 1),
    host: isHostThere
      ? deserializeHost(href.slice(hostStart, hostEnd), !isSpecialScheme(scheme))
      : null,
    port: port === '' ? null : Number(port),
    path: isHostThere || path.startsWith('/') ? path.split('/').slice(1) : path,
    query: searchStart === hashStart ? null : href.slice(searchStart + 1, hashStart),
    fragment: hashStart === href.length ? null : href.slice(hashStart + 1),
    blobURLEntry: null,
  };
}
