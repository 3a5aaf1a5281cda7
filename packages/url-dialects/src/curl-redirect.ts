// https://curl.se/libcurl/c/curl_url_set.html#CURLUPART_URL

import { curl, read, readHost, readPath } from './curl.js';
import {
  createDialect,
  cut,
  type Dialect,
  failure,
  isUnread,
  type ProgramURL,
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
  // Control characters are a failure, or unknown in the case of U+0000, with or without a base.
  const isRead = /^[a-z\d+.-]{1,40}:\/|[\0-\x1F\x7F]/i.test(input);
  return isRead ? read(input) : resolve(input, from, base);
}

function resolve(
  reference: string,
  { path, query, fragment, ...origin }: ProgramURL,
  base: string,
): Reading {
  if (reference.startsWith('//')) {
    const [host = ''] = /^(?:.*?\/\/)?[^/?]*/s.exec(reference.slice(2)) ?? [];
    const rest = escapeText(reference.slice(2 + host.length));
    return read(`${origin.scheme}://${host}${rest}`);
  }
  const isFile = origin.scheme === 'file';
  // If the base is a file: URL whose path is only the root, curl refuses all other references.
  if (/^file:(?:\/\/[^/]*)?\/(?![^?#])/i.test(base)) return failure('file: no path');
  const search = isFile ? '' : prefixed('?', query);
  const end = merge(escapeText(reference), path + search + prefixed('#', fragment));
  if (isFile) return read(`file://${end}`);
  // curl serializes the base, so it reads the host again, in which a control character was percent-encoded.
  const written = origin.host ?? '';
  const host = written.includes('\x7F') ? null : readHost(written.replace(/%/g, '%25'));
  return host === null
    ? failure('host: not in the grammar')
    : { ...origin, host, ...readPath(end) };
}

// Writes a space as %20 in the path and as + in the query.
function escapeText(text: string): string {
  const [path, query] = cut(text, '?');
  const spaceless =
    path.replace(/ /g, '%20') + (query === null ? '' : `?${query.replace(/ /g, '+')}`);
  return spaceless.replace(/[^\0-\x7F]+/g, (run) => encodeURIComponent(run).toLowerCase());
}

// `end` is the path, query and fragment of the base. curl takes all before the first U+003F (?) as the
// path, even a fragment.
function merge(reference: string, end: string): string {
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
