// https://curl.se/libcurl/c/curl_url_set.html#CURLUPART_URL

import { type CurlRelease, curl, read, readOldHost, readPath } from './curl.js';
import {
  createDialect,
  cut,
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
  /* @__PURE__ */ withBytes((input) => read(input, '8.22.0')),
  /* @__PURE__ */ withBytes(join),
);

/**
 * The same function of curl 7.88.1, which Debian 12 ships.
 *
 * @see https://curl.se/libcurl/c/curl_url_set.html#CURLUPART_URL
 */
export const curl7: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'curl-7',
    title: 'curl 7, curl_url_set',
    version: '7.88.1',
    source: 'https://curl.se/libcurl/c/curl_url_set.html#CURLUPART_URL',
  },
  /* @__PURE__ */ withBytes((input) => read(input, '7.88.1')),
  /* @__PURE__ */ withBytes(joinOld),
);

function join(input: string, base: string): Reading {
  const from = read(base, '8.22.0');
  if (isUnread(from)) return from;
  if (input === '') return { ...from, fragment: null };
  if (input.includes('\0') || /^[a-z][a-z\d+.-]{0,39}:\//i.test(input))
    return read(input, '8.22.0');
  // curl writes the zone of an address as it is, and then reads the base again.
  if (/^[^/]*\/{1,3}[^/?#]*\[[^\]]*%[^\]]*%(?:20|2f|3f|23|40|7f)/i.test(base))
    return failure('host');
  const userinfo =
    from.username === null && from.password === null
      ? ''
      : `${from.username ?? ''}${from.password === null ? '' : `:${from.password}`}@`;
  const authority = `${userinfo}${from.host ?? ''}${prefixed(':', from.port)}`;
  const end = `${from.path ?? ''}${prefixed('?', from.query)}`;
  return read(resolve(input, `${from.scheme}://${authority}`, end), '8.22.0');
}

/** Replaces the path, query and fragment of a URL by a reference. */
function resolve(reference: string, start: string, end: string): string {
  if (reference.startsWith('//')) return withOwnHost(reference, start, '8.22.0');
  const written = escapeText(reference, '8.22.0');
  if (reference.startsWith('/')) return start + written;
  if (reference.startsWith('#')) return start + end + written;
  const query = end.indexOf('?');
  if (reference.startsWith('?')) return start + (query < 0 ? end : end.slice(0, query)) + written;
  const path = query < 0 ? end : end.slice(0, query);
  return start + path.slice(0, path.lastIndexOf('/') + 1) + written;
}

function withOwnHost(reference: string, start: string, release: CurlRelease): string {
  const scheme = start.slice(0, start.indexOf('//') + 2);
  const [host = ''] = /^(?:.*?\/\/)?[^/?]*/s.exec(reference.slice(2)) ?? [];
  return scheme + host + escapeText(reference.slice(2 + host.length), release);
}

function joinOld(input: string, base: string): Reading {
  const from = read(base, '7.88.1');
  if (isUnread(from)) return from;
  // Control characters are a failure, or unknown in the case of U+0000, with or without a base.
  if (/^[a-z\d+.-]{1,40}:\/|[\0-\x1F\x7F]/i.test(input)) return read(input, '7.88.1');
  const { path, query, fragment, ...origin } = from;
  if (input.startsWith('//')) {
    return read(withOwnHost(input, `${origin.scheme}://`, '7.88.1'), '7.88.1');
  }
  const isFile = origin.scheme === 'file';
  // If the base is a file: URL whose path is only the root, curl refuses all other references.
  if (/^file:(?:\/\/[^/]*)?\/(?![^?#])/i.test(base)) return failure('file: no path');
  const search = isFile ? '' : prefixed('?', query);
  const end = mergeOld(escapeText(input, '7.88.1'), path + search + prefixed('#', fragment));
  if (isFile) return read(`file://${end}`, '7.88.1');
  // curl serializes the base, so it reads the host again, in which a control character was percent-encoded.
  const written = origin.host ?? '';
  const host = written.includes('\x7F') ? null : readOldHost(written.replace(/%/g, '%25'));
  return host === null ? failure('host') : { ...origin, host, ...readPath(end, true) };
}

// `end` is the path, query and fragment of the base. Old releases take all before the first U+003F (?) as the path, even a
// fragment.
function mergeOld(reference: string, end: string): string {
  if (reference.startsWith('/')) return reference;
  const [before] = cut(end, '?');
  if (reference.startsWith('?')) return before + reference;
  const [, up = '', rest = ''] = /^(?:\.\/)?((?:\.\.\/)*)(.*)$/s.exec(reference) ?? [];
  let folder = before.slice(0, before.lastIndexOf('/'));
  for (let level = up.length; level > 0 && folder !== ''; level -= 3) {
    folder = folder.slice(0, folder.lastIndexOf('/') || 1);
  }
  return folder + (folder === '/' || /^[/?]/.test(rest) ? '' : '/') + rest;
}

// Writes a space as %20 in the path and as + in the query. Old releases write other bytes in small letters, and keep what is
// percent-encoded.
function escapeText(text: string, release: CurlRelease): string {
  const isOld = release === '7.88.1';
  const query = text.indexOf('?');
  const escaped = isOld ? / |[^\0-\x7F]+/g : /%[\da-f]{2}|[\0- \x7F]|[^\0-\x7F]+/gi;
  return text.replace(escaped, (found, offset: number) => {
    if (found === ' ') return query >= 0 && offset > query ? '+' : '%20';
    if (found.startsWith('%')) return found.toUpperCase();
    const encoded = found === '\x7F' ? '%7F' : encodeURIComponent(found);
    return isOld ? encoded.toLowerCase() : encoded;
  });
}
