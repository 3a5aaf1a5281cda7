// The inverse of https://url.spec.whatwg.org/#concept-url-serializer

import { deserializeHost } from '@urlkit/host';
import { assertString, copyOf, findBefore } from '@urlkit/internal';
import { isSpecialScheme, type URLRecord } from '@urlkit/url-record';
import {
  authorityEndOf,
  hasHost,
  hostEndOf,
  locateBorders,
  type SerializedURL,
  schemeEndOf,
  usernameEndOf,
  usernameStartOf,
} from './serialized-url.js';

const SOLIDUS = 0x2f;
const opaque = { isOpaque: true };

/**
 * Converts a serialized URL to a record. Unlike the URL parser, it changes nothing:
 * `serializeURL(deserializeURL(href))` is always `href`. The parser would change some URLs that setters
 * can produce, such as `file:///C|/`.
 *
 * @param url A result of the URL serializer or of `parse`, which is not checked.
 * @returns A new record.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 * @example
 * ```ts
 * deserializeURL('https://example.org/a?b').query; // 'b'
 * ```
 */
export function deserializeURL(url: string | SerializedURL): URLRecord {
  const located = typeof url === 'string' ? locateBorders(copyOf(url)) : url;
  assertString(located?.href, 'url');
  return recordOf(located);
}

function recordOf(url: SerializedURL): URLRecord {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const hostEnd = hostEndOf(url);
  const usernameEnd = usernameEndOf(url);
  const isHostThere = hasHost(url);
  const scheme = href.slice(0, schemeEndOf(url));
  const port = href.slice(hostEnd + 1, authorityEndOf(url));
  const isList = isHostThere || href.charCodeAt(pathStart) === SOLIDUS;
  return {
    scheme,
    username: href.slice(usernameStartOf(url), usernameEnd),
    password: href.slice(usernameEnd + 1, hostStart - 1),
    host: isHostThere
      ? deserializeHost(
          href.slice(hostStart, hostEnd),
          isSpecialScheme(scheme) ? undefined : opaque,
        )
      : null,
    port: port === '' ? null : Number(port),
    path: isList ? segmentsOf(href, pathStart, searchStart) : href.slice(pathStart, searchStart),
    query: searchStart === hashStart ? null : href.slice(searchStart + 1, hashStart),
    fragment: hashStart === href.length ? null : href.slice(hashStart + 1),
    blobURLEntry: null,
  };
}

// Splits a path at each U+002F (/), of which the first one is its start. `split` takes twice the time.
function segmentsOf(href: string, pathStart: number, pathEnd: number): string[] {
  const segments: string[] = [];
  for (let start = pathStart + 1; start <= pathEnd; ) {
    const end = findBefore(pathEnd, '/', href, start);
    segments.push(href.slice(start, end));
    start = end + 1;
  }
  return segments;
}
