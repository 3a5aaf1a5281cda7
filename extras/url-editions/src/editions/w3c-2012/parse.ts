// URL, W3C Working Draft 24 May 2012, 3.1 Parse a URL

import { trimC0ControlsAndSpaces } from '@urlkit/infra';
import { assertArgument, assertString, type Check } from '@urlkit/internal';
import { isString, isStringOrNull, mustHaveMembers } from '../../shared/check-members.js';

/**
 * A parsed URL: its components, without delimiters, as they are written. A missing component is null.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.1 Parse a URL
 */
export interface ParsedURL {
  /** The scheme, without U+003A (:). */
  readonly scheme: string;
  /**
   * The number of slash characters after `scheme:`; 2 stands for two or more. With 0, the URL is not hierarchical,
   * and has only a path.
   */
  readonly slashes: 0 | 1 | 2;
  /** The user-info, host and port with their delimiters. */
  readonly authority: string | null;
  /** The username and the password, separated by U+003A (:). */
  readonly userInfo: string | null;
  /** The username. */
  readonly username: string | null;
  /** The password. */
  readonly password: string | null;
  /** The host, with the brackets of an IPv6 address. */
  readonly host: string | null;
  /** The digits of the port. */
  readonly port: string | null;
  /** If the URL is not hierarchical, everything after `scheme:`. */
  readonly path: string | null;
  /** The query, without U+003F (?). */
  readonly query: string | null;
  /** The fragment, without U+0023 (#). */
  readonly fragment: string | null;
}

export const mustBeParsedURL: Check = /* @__PURE__ */ mustHaveMembers(
  'a parsed URL, as returned by parseURL',
  {
    scheme: isString,
    slashes: (value) => value === 0 || value === 1 || value === 2,
    authority: isStringOrNull,
    userInfo: isStringOrNull,
    username: isStringOrNull,
    password: isStringOrNull,
    host: isStringOrNull,
    port: isStringOrNull,
    path: isStringOrNull,
    query: isStringOrNull,
    fragment: isStringOrNull,
  },
);

type Authority = Pick<
  ParsedURL,
  'authority' | 'userInfo' | 'username' | 'password' | 'host' | 'port'
>;

/**
 * Parses a URL. Leading and trailing control characters and spaces are removed.
 *
 * @returns The parsed URL, whose scheme is not checked; null if there is no U+003A (:), and so no scheme.
 * @see URL, W3C Working Draft 24 May 2012, 3.1 Parse a URL
 */
export function parseURL(url: string): ParsedURL | null {
  assertString(url, 'url');
  const { start, end } = trimC0ControlsAndSpaces(url);
  const found = findScheme(url.slice(start, end));
  if (found === null) return null;
  const { scheme, afterScheme } = found;
  const first = afterScheme.search(/[^/\\]|$/);
  const slashes = first === 0 ? 0 : first === 1 ? 1 : 2;
  if (slashes === 0) {
    const found = { ...noAuthority, path: afterScheme, query: null, fragment: null };
    return { scheme, slashes, ...found };
  }
  return { scheme, slashes, ...findAuthorityPathQueryAndFragment(afterScheme.slice(first)) };
}

/**
 * Splits a string at its first U+003A (:).
 *
 * @returns The scheme, which may have any characters, and what follows the colon; null if there is no colon.
 * @see URL, W3C Working Draft 24 May 2012, 3.1.1 Find the scheme
 */
export function findScheme(
  input: string,
): { readonly scheme: string; readonly afterScheme: string } | null {
  assertString(input, 'input');
  const colon = input.indexOf(':');
  if (colon === -1) return null;
  return { scheme: input.slice(0, colon), afterScheme: input.slice(colon + 1) };
}

// 3.1.2, after the slash characters
function findAuthorityPathQueryAndFragment(
  remaining: string,
): Omit<ParsedURL, 'scheme' | 'slashes'> {
  const [, authority = '', path = '', query = null, fragment = null] =
    /^([^/\\?#;]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(remaining) ?? [];
  const isAll = authority.length === remaining.length;
  return { ...findHost(authority), path: isAll ? null : path, query, fragment };
}

const noAuthority: Authority = {
  ...{ authority: null, userInfo: null, username: null, password: null, host: null, port: null },
};

/**
 * Splits an authority into its parts. The user-info ends at the last `@`, and the port follows the last colon that is
 * not in brackets.
 *
 * @returns The authority and its parts.
 * @see URL, W3C Working Draft 24 May 2012, 3.1.3 Find the user-info, host, and port
 * @see URL, W3C Working Draft 24 May 2012, 3.1.4 Find the username and password
 */
export function findHost(authority: string): Authority {
  assertString(authority, 'authority');
  const at = authority.lastIndexOf('@');
  const userInfo = at === -1 ? null : authority.slice(0, at);
  const remaining = authority.slice(at + 1);
  const colon = remaining.lastIndexOf(':');
  const isLiteral = remaining.startsWith('[') && colon < remaining.lastIndexOf(']');
  const hasPort = colon !== -1 && !isLiteral;
  return {
    ...{ authority, userInfo, ...findUsernameAndPassword(userInfo) },
    host: hasPort ? remaining.slice(0, colon) : remaining,
    port: hasPort ? remaining.slice(colon + 1) : null,
  };
}

function findUsernameAndPassword(
  userInfo: string | null,
): Pick<ParsedURL, 'username' | 'password'> {
  if (userInfo === null) return { username: null, password: null };
  const colon = userInfo.indexOf(':');
  if (colon === -1) return { username: userInfo, password: null };
  return { username: userInfo.slice(0, colon), password: userInfo.slice(colon + 1) };
}

/** Serializes a parsed URL, without canonicalizing it. Slash characters after the scheme are written as `/` or `//`. */
export function serializeURL(url: ParsedURL): string {
  assertArgument(url, 'url', mustBeParsedURL);
  const { scheme, slashes, authority, path, query, fragment } = url;
  return (
    `${scheme}:${'/'.repeat(slashes)}${authority ?? ''}${path ?? ''}` +
    (query === null ? '' : `?${query}`) +
    (fragment === null ? '' : `#${fragment}`)
  );
}
