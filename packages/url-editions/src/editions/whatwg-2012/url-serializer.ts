// 5.3 Serializing, repaired (D7: a query is written whether the relative flag is set or not)

import { serializeHost } from './host.js';
import type { ParsedURL } from './parsed-url.js';

/** Serializes a parsed URL to an ASCII string. */
export function serializeURL(url: Readonly<ParsedURL>, excludeFragment = false): string {
  const { scheme, schemeData, query, fragment, relativeFlag } = url;
  const rest = relativeFlag
    ? `//${credentials(url)}${hostAndPort(url)}${pathname(url)}`
    : schemeData;
  const search = query === null ? '' : `?${query}`;
  return `${scheme}:${rest}${search}${fragment === null || excludeFragment ? '' : `#${fragment}`}`;
}

function credentials({ username, password }: Readonly<ParsedURL>): string {
  if (username === '' && password === null) return '';
  return `${username}${password === null ? '' : `:${password}`}@`;
}

/** Returns the host, and the port if it is not the default port. */
export function hostAndPort({ host, port }: Readonly<ParsedURL>): string {
  return serializeHost(host) + (port === '' ? '' : `:${port}`);
}

/** Returns the path, which begins with U+002F (/). */
export function pathname({ path }: Readonly<ParsedURL>): string {
  return `/${path.join('/')}`;
}
