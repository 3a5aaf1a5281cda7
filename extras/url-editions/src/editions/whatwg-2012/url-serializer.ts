// 5.3 Serializing, repaired (D7: a query is written whether the relative flag is set or not)

import { assertArgument, mustBeBoolean, readOptions } from '@urlkit/internal';
import { serializeHost } from './host-parser.js';
import { mustBeParsedURL, type ParsedURL } from './parsed-url.js';

/** Options for the URL serializer. */
export interface SerializeURLOptions {
  /** Whether to leave out the fragment. The default is false. */
  readonly excludeFragment?: boolean | undefined;
}

/**
 * Serializes a parsed URL.
 *
 * @see URL Living Standard, 28 December 2012, 5.3 Serializing
 */
export function serializeURL(url: Readonly<ParsedURL>, options?: SerializeURLOptions): string {
  assertArgument(url, 'url', mustBeParsedURL);
  const { excludeFragment = false } = readOptions(options, { excludeFragment: mustBeBoolean });
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

/** Returns the serialized host, followed by U+003A (:) and the port if there is one. */
export function hostAndPort({ host, port }: Readonly<ParsedURL>): string {
  return serializeHost(host) + (port === '' ? '' : `:${port}`);
}

/** Returns the serialized path, which begins with U+002F (/). */
export function pathname({ path }: Readonly<ParsedURL>): string {
  return `/${path.join('/')}`;
}
