// https://nodejs.org/docs/latest-v20.x/api/url.html#urlparseurlstring-parsequerystring-slashesdenotehost

import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import type { Failure, Unknown } from '@urlkit/url-editions';
import {
  type Authority,
  createDialect,
  cut,
  type Dialect,
  failure,
  isUnread,
  type Reading,
  unknown,
} from './dialect.js';

/**
 * Node's legacy `url.parse`. Its `auth` is split at the first colon.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/url.html#urlparseurlstring-parsequerystring-slashesdenotehost
 */
export const nodeURLParse: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'node-url-parse',
    title: 'Node, url.parse',
    version: '20.20.2',
    source: 'https://nodejs.org/docs/latest-v20.x/api/url.html#legacy-url-api',
  },
  read,
);

/** Schemes with two slashes after them. */
export const slashedSchemes: readonly (string | null)[] = [
  ...['http', 'https', 'ftp', 'gopher', 'file', 'ws', 'wss'],
];

/** Reads a URL. */
export function read(input: string): Reading {
  const { url } = parse(input, false);
  return isUnread(url) ? url : { ...url, host: url.host?.replace(/^\[(.*)\]$/s, '$1') ?? null };
}

/** The result of `url.parse`. */
export interface ParsedURL {
  /** An IPv6 address is in brackets. */
  readonly url: Reading;
  /** Whether there are two slashes before the host. */
  readonly hasSlashes: boolean;
}

/**
 * Parses a URL.
 *
 * @param slashesDenoteHost Whether two slashes begin a host if there is no scheme.
 */
export function parse(input: string, slashesDenoteHost: boolean): ParsedURL {
  const text = trim(input).replace(/^[^?#]+/, (path) => path.replace(/\\/g, '/'));
  const [, name, rest = ''] = /^(?:([a-z\d.+-]+):)?(.*)$/is.exec(text) ?? [];
  const scheme = name?.toLowerCase() ?? null;
  const isScript = scheme === 'javascript';
  // Node does not escape anything in an input that is only a path and a query.
  const isPath = /^\/\/?(?!\/)[^?#@\s]*(?:\?[^#\s]*)?$/.test(text) && !slashesDenoteHost;
  const mayHaveSlashes =
    slashesDenoteHost || scheme !== null || (!isPath && /^\/\/[^@/]+@[^@/]+/.test(rest));
  const hasSlashes = !isScript && rest.startsWith('//') && mayHaveSlashes;
  // Node compares the scheme with the list before it converts it to lower case.
  const isSlashed = slashedSchemes.includes(scheme);
  const hasHost = hasSlashes || (scheme !== null && !isScript && !(name === scheme && isSlashed));
  const authority = hasHost
    ? readAuthority(hasSlashes ? rest.slice(2) : rest)
    : { username: null, password: null, host: null, port: null, end: rest };
  if (isUnread(authority)) return { url: authority, hasSlashes };
  const { end, ...server } = authority;
  const [beforeFragment, fragment] = cut(isScript || isPath ? end : escapeRest(end), '#');
  const [path, query] = cut(beforeFragment, '?');
  const root = isSlashed && server.host ? '/' : null;
  return { url: { scheme, ...server, path: path || root, query, fragment }, hasSlashes };
}

/** Removes control characters and spaces at both ends. */
export function trim(text: string): string {
  return /^[\0- \xA0\uFEFF]*(.*[^\0- \xA0\uFEFF])?/s.exec(text)?.[1] ?? '';
}

interface AuthorityAndRest extends Authority {
  /** The rest of the input, after the host and the port. */
  readonly end: string;
}

function readAuthority(rest: string): AuthorityAndRest | Failure | Unknown {
  try {
    const [, written = '', following = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
    const authority = written.replace(/[\t\n\r]+/g, '');
    const at = authority.lastIndexOf('@');
    const [, hostAndPort = '', junk = ''] =
      /^([^ "%';<>\\^`{|}]*)(.*)$/s.exec(authority.slice(at + 1)) ?? [];
    const [username, password] =
      at < 0 ? [null, null] : cut(decodeURIComponent(authority.slice(0, at)), ':');
    const [, name = hostAndPort, port] = /^(.*):(\d*)$/s.exec(hostAndPort) ?? [];
    const isIPv6 = /^\[.*\]$/s.test(name);
    const [host, colon] = isIPv6 ? [name, null] : cut(name, ':');
    const ascii = toHost(host, isIPv6);
    if (typeof ascii !== 'string') return ascii;
    const end = (colon === null ? '' : `/:${colon}`) + junk + following;
    return {
      username,
      password,
      host: ascii,
      port: port || null,
      end: isIPv6 && !end.startsWith('/') ? `/${end}` : end,
    };
  } catch {
    // Username and password are not UTF-8.
    return failure('auth');
  }
}

// Code points that Node's older IDNA does not know, or does not ignore.
const unlikeNode =
  /[\u1ACF-\u1AEB\u088F\u0897\u0C5C\u0CDC\u115F\u1160\u17B4\u17B5\u1806\u180E\u1B4E\u1B4F\u1B7F\u1C89\u1C8A\u2061-\u206F\u20C1\u2427-\u2429\u2B96\u3164\u31E4\u31E5\uA7CC-\uA7F1\uFBC3-\uFBD2\uFD90\uFD91\uFDC8-\uFDCE\uFFA0]|[^\0-\uFFFF\u{1F300}-\u{1F6D7}\u{1F900}-\u{1F9FF}\u{20000}-\u{2A6D6}]/u;

function toHost(host: string, isIPv6: boolean): string | Failure | Unknown {
  if (host === '' || host.length > 255) return '';
  // Node calls a function in C, for which U+0000 ends the string.
  const [name, afterNull] = cut(host, '\0');
  const ascii = isIPv6 ? host.toLowerCase() : domainToASCII(name.toLowerCase());
  const isKnown =
    isIPv6 ||
    !/[^\0-\x7F]|xn--/i.test(host) ||
    (afterNull === null && ascii !== null && !unlikeNode.test(host + domainToUnicode(ascii)));
  if (!isKnown) return unknown('which IDNA Node has');
  const forbidden = isIPv6 ? /[\0\t\n\r #%/<>?@\\^|]/ : /[\0\t\n\r #%/:<>?@[\\\]^|]/;
  return !ascii || forbidden.test(ascii) ? failure('host') : ascii;
}

function escapeRest(text: string): string {
  return text.replace(/[\t\n\r "<>\\^`{|}]/g, encodeURIComponent).replace(/'/g, '%27');
}
