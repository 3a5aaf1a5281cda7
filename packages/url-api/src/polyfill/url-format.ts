// https://nodejs.org/api/url.html#urlformaturl-options
// Node's `url.format` takes URL objects other than its own for objects of its old API.

import { syncBuiltinESMExports } from 'node:module';
import url, { type FormatOptions } from 'node:url';
import { componentOffsets } from '@urlkit/url-serializer';
import { URL } from '../index.js';

const { format } = url;

url.format = (value: unknown, options?: FormatOptions): string =>
  value instanceof URL ? formatURL(value, options) : format(value, options);
// For programs that import `format` by its name.
syncBuiltinESMExports();

function formatURL(
  { href }: URL,
  { auth = true, fragment = true, search = true, unicode = false }: FormatOptions = {},
): string {
  const copy = new URL(href);
  if (!auth) copy.username = copy.password = '';
  if (!fragment) copy.hash = '';
  if (!search) copy.search = '';
  if (!unicode) return copy.href;
  const { hostStart, hostEnd } = componentOffsets(copy.href);
  const host = copy.href.slice(hostStart, hostEnd);
  return copy.href.slice(0, hostStart) + domainToUnicode(host) + copy.href.slice(hostEnd);
}

// Node's method returns an empty string if the input is not a domain.
function domainToUnicode(host: string): string {
  return url.domainToUnicode(host) || host;
}
