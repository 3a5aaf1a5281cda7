// https://curl.se/libcurl/c/curl_url_set.html#CURLUPART_URL

import { curl, read } from './curl.js';
import {
  createDialect,
  type Dialect,
  failure,
  isUnread,
  prefixed,
  type Reading,
  withBytes,
} from './dialect.js';

/**
 * curl's URL API as for a redirect: `CURLUPART_URL` is set on a handle that already has the base. Without
 * a base, it is the same as {@link curl}.
 *
 * @see https://curl.se/libcurl/c/curl_url_set.html#CURLUPART_URL
 */
export const curlRedirect: Dialect = /* @__PURE__ */ createDialect(
  curl,
  /* @__PURE__ */ withBytes(read),
  /* @__PURE__ */ withBytes(join),
);

function join(input: string, base: string): Reading {
  const from = read(base);
  if (isUnread(from)) return from;
  if (input === '') return { ...from, fragment: null };
  if (input.includes('\0') || /^[a-z][a-z\d+.-]{0,39}:\//i.test(input)) return read(input);
  // curl writes the zone of an address as it is, and then reads the base again.
  if (/^[^/]*\/{1,3}[^/?#]*\[[^\]]*%[^\]]*%(?:20|2f|3f|23|40|7f)/i.test(base))
    return failure('host');
  const userinfo =
    from.username === null && from.password === null
      ? ''
      : `${from.username ?? ''}${from.password === null ? '' : `:${from.password}`}@`;
  const authority = `${userinfo}${from.host ?? ''}${prefixed(':', from.port)}`;
  const end = `${from.path ?? ''}${prefixed('?', from.query)}`;
  const start = `${from.scheme}://${authority}`;
  return read(resolve(input, start, end));
}

/** Replaces the path, query and fragment of a URL by a reference. */
function resolve(reference: string, start: string, end: string): string {
  if (reference.startsWith('//')) {
    const scheme = start.slice(0, start.indexOf('//') + 2);
    const [host = ''] = /^(?:.*?\/\/)?[^/?]*/s.exec(reference.slice(2)) ?? [];
    return scheme + host + escapeText(reference.slice(2 + host.length));
  }
  const written = escapeText(reference);
  if (reference.startsWith('/')) return start + written;
  if (reference.startsWith('#')) return start + end + written;
  const query = end.indexOf('?');
  if (reference.startsWith('?')) return start + (query < 0 ? end : end.slice(0, query)) + written;
  const path = query < 0 ? end : end.slice(0, query);
  return start + path.slice(0, path.lastIndexOf('/') + 1) + written;
}

// Writes a space as %20 in the path and as + in the query, and percent-encoded bytes in capitals.
function escapeText(text: string): string {
  const query = text.indexOf('?');
  return text.replace(/%[\da-f]{2}|[\0- \x7F]|[^\0-\x7F]+/gi, (found, offset: number) => {
    if (found.startsWith('%')) return found.toUpperCase();
    if (found === ' ') return query >= 0 && offset > query ? '+' : '%20';
    return found === '\x7F' ? '%7F' : encodeURIComponent(found);
  });
}
