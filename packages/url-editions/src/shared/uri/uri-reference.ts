// RFC 3986, sections 3 and 4.1, and appendices A and B

import { parseIPv6 } from '@urlkit/ipv6';
import { escapeInvalid, type Grammar, matches, grammar as rfc3986 } from './grammar.js';

/**
 * The components of a URI reference, without delimiters, as they are written. A missing component is null.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 */
export interface URIReference {
  readonly scheme: string | null;
  readonly userinfo: string | null;
  /** '' if the authority has no host; null if there is no authority. */
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

type Authority = Pick<URIReference, 'userinfo' | 'host' | 'port'>;

const noAuthority: Authority = { userinfo: null, host: null, port: null };

// The regular expression of appendix B. It finds no empty scheme, so a first colon belongs to the path.
const split = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/**
 * Parses a URI reference.
 *
 * @param grammar By default, the grammar of RFC 3986.
 * @returns The components; null if the input does not match `URI-reference`.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 */
export function parseURIReference(input: string, grammar: Grammar = rfc3986): URIReference | null {
  const [, scheme = null, written = null, path = '', query = null, fragment = null] =
    split.exec(input) ?? [];
  if (scheme !== null && !isScheme(scheme)) return null;
  // path-noscheme: the first segment has no colon.
  if (scheme === null && written === null && /^[^/]*:/.test(path)) return null;
  const authority = parseAuthority(written, grammar);
  const isMatch =
    matches(grammar.path, path) &&
    matches(grammar.query, query ?? '') &&
    matches(grammar.fragment, fragment ?? '');
  return authority && isMatch ? { scheme, ...authority, path, query, fragment } : null;
}

/**
 * Splits a string into the components of a URI reference by the regular expression of appendix B, without checking
 * them against the grammar. The appendix does not split the authority. Here, the userinfo ends at the last `@`, and
 * the port follows the last colon, if there is nothing but digits after it.
 *
 * @param input Any string.
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 */
export function splitURIReference(input: string): URIReference {
  const [, scheme = null, authority = null, path = '', query = null, fragment = null] =
    split.exec(input) ?? [];
  if (authority === null) return { scheme, ...noAuthority, path, query, fragment };
  const at = authority.lastIndexOf('@');
  const [colonAndPort = '', port = null] = /:(\d*)$/.exec(authority.slice(at + 1)) ?? [];
  const host = authority.slice(at + 1, authority.length - colonAndPort.length);
  const userinfo = at === -1 ? null : authority.slice(0, at);
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** Whether a string matches `scheme`. */
export function isScheme(input: string): boolean {
  return /^[A-Za-z][A-Za-z\d+.-]*$/.test(input);
}

// Returns null if the authority does not match. A missing one, which is null, does.
function parseAuthority(authority: string | null, grammar: Grammar): Authority | null {
  if (authority === null) return noAuthority;
  const at = authority.indexOf('@');
  const userinfo = at === -1 ? null : authority.slice(0, at);
  const [, host, port = null] = /^(\[.*\]|[^:]*)(?::(\d*))?$/s.exec(authority.slice(at + 1)) ?? [];
  if (host === undefined || !isHost(host, grammar)) return null;
  return matches(grammar.userinfo, userinfo ?? '') ? { userinfo, host, port } : null;
}

function isHost(host: string, grammar: Grammar): boolean {
  return isIPLiteral(host, grammar) || matches(grammar.regName, host);
}

/**
 * Whether a host is an `IP-literal`, an IP address in brackets. An `IPv6address` is parsed as in the living standard.
 * Neither standard allows zone identifiers.
 */
export function isIPLiteral(host: string, { ipvFuture }: Grammar = rfc3986): boolean {
  if (!host.startsWith('[') || !host.endsWith(']')) return false;
  const address = host.slice(1, -1);
  return parseIPv6(address) !== null || ipvFuture.test(address);
}

/** Percent-encodes the characters that a host must not have. An IP address in brackets does not change. */
export function escapeHost(host: string, grammar: Grammar): string {
  return isIPLiteral(host, grammar) ? host : escapeInvalid(host, grammar.regName);
}

/**
 * Joins the components of a URI reference. The result of {@link parseURIReference} or {@link splitURIReference} gives
 * the string from which it was made.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function recompose(uri: URIReference): string {
  const { scheme, path, query, fragment } = uri;
  const authority = authorityOf(uri);
  return (
    (scheme === null ? '' : `${scheme}:`) +
    (authority === null ? '' : `//${authority}`) +
    path +
    (query === null ? '' : `?${query}`) +
    (fragment === null ? '' : `#${fragment}`)
  );
}

/**
 * Returns the authority of a URI reference: the userinfo, host and port with their delimiters.
 *
 * @returns Null if there is no authority.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 */
export function authorityOf({ userinfo, host, port }: URIReference): string | null {
  if (host === null) return null;
  return (userinfo === null ? '' : `${userinfo}@`) + host + (port === null ? '' : `:${port}`);
}
