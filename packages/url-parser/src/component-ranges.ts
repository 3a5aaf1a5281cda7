// Finds where the components of a URL are in the input string.

import type { Range } from '@urlkit/infra';
import { checkedLater, readOptions } from '@urlkit/internal';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { rangeRestorer } from './input.js';
import { runFromStart } from './parse.js';
import type { BaseOptions } from './parser-options.js';
import { placesOf } from './places.js';
import { toBaseURL } from './resolve.js';
import type { Authority } from './run.js';

/** The ranges of components without their delimiters, in code units; null for missing ones. */
export interface ComponentRanges {
  /** The scheme, without U+003A (:). */
  readonly scheme: Range | null;
  /** From the username to the port, with all delimiters; empty if there is nothing after the slashes. */
  readonly authority: Range | null;
  /** The username and the password, with the U+0040 (@) after them. */
  readonly userinfo: Range | null;
  /** The username. */
  readonly username: Range | null;
  /** The password, without U+003A (:). */
  readonly password: Range | null;
  /** The host. */
  readonly host: Range | null;
  /** The port, without U+003A (:). */
  readonly port: Range | null;
  /** The path. */
  readonly path: Range | null;
  /** The query, without U+003F (?). */
  readonly query: Range | null;
  /** The fragment, without U+0023 (#). */
  readonly fragment: Range | null;
}

type Restore = (range: Range) => Range;

/**
 * Finds the components of a URL in the string that it is parsed from. The range of a component includes
 * tabs and newlines inside it. A component that comes from the base URL has no range.
 *
 * @param url A string, a `URL` object or a record. The ranges are those in the string, or in the serialized URL.
 * @returns The ranges. If the URL does not parse, those that the parser had found before it failed. Null if the base URL does not parse.
 */
export function componentRanges(url: URLInput, options?: BaseOptions): ComponentRanges | null {
  const input = urlStringOf(url);
  const { base } = readOptions(options, { base: checkedLater });
  const baseURL = toBaseURL(base);
  if (baseURL !== null && baseURL.failure !== null) return null;
  const run = runFromStart(input, baseURL, null);
  const { schemeEnd, authority, path, query, fragment } = placesOf(run);
  const restore = rangeRestorer(input, true);
  return {
    scheme: rangeOf(0, schemeEnd, restore),
    ...authorityRanges(run.text, authority, restore),
    path: path && rangeOf(path.start, path.end, restore),
    query: query && restore(query),
    fragment: fragment && restore(fragment),
  };
}

function rangeOf(start: number, end: number, restore: Restore): Range | null {
  return start < end ? restore({ start, end }) : null;
}

// username:password@host:port
function authorityRanges(
  text: string,
  authority: Authority | null,
  restore: Restore,
): Pick<ComponentRanges, 'authority' | 'userinfo' | 'username' | 'password' | 'host' | 'port'> {
  if (authority === null) {
    return {
      ...{ authority: null, userinfo: null, username: null, password: null, host: null },
      port: null,
    };
  }
  const { start, hostStart, hostEnd, end } = authority;
  const credentialsEnd = hostStart - 1;
  const colon = text.slice(start, credentialsEnd).indexOf(':');
  const usernameEnd = colon === -1 ? credentialsEnd : start + colon;
  return {
    authority: restore({ start, end }),
    userinfo: rangeOf(start, hostStart, restore),
    username: rangeOf(start, usernameEnd, restore),
    password: rangeOf(usernameEnd + 1, credentialsEnd, restore),
    host: rangeOf(hostStart, hostEnd, restore),
    port: rangeOf(hostEnd + 1, end, restore),
  };
}
