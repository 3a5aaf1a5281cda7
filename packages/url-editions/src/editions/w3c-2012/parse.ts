// URL, W3C Working Draft 24 May 2012, 3.1 Parse a URL

import { trimC0ControlsAndSpaces } from '@urlkit/infra';

/** A parsed URL: its components as they are written; null for a missing component. */
export interface ParsedURL {
  readonly scheme: string;
  /** Number of slash characters after the scheme. With two or more, there is an authority. */
  readonly slashes: 0 | 1 | 2;
  readonly authority: string | null;
  readonly userInfo: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly host: string | null;
  readonly port: string | null;
  /** Everything after the scheme, if the URL is not hierarchical. */
  readonly path: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

type Authority = Pick<
  ParsedURL,
  'authority' | 'userInfo' | 'username' | 'password' | 'host' | 'port'
>;

/** Parses a URL. Returns null if it is invalid, that is, if it has no colon. */
export function parseURL(url: string): ParsedURL | null {
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

/** Finds the scheme (3.1.1), which may have any characters. Returns null if there is none. */
export function findScheme(
  input: string,
): { readonly scheme: string; readonly afterScheme: string } | null {
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

/** Finds the user-info, host and port (3.1.3), and the username and password (3.1.4). */
export function findHost(authority: string): Authority {
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

/** Serializes a parsed URL without canonicalizing it. */
export function serializeURL(url: ParsedURL): string {
  const { scheme, slashes, authority, path, query, fragment } = url;
  return (
    `${scheme}:${'/'.repeat(slashes)}${authority ?? ''}${path ?? ''}` +
    (query === null ? '' : `?${query}`) +
    (fragment === null ? '' : `#${fragment}`)
  );
}
