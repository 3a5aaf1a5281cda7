// https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html

import type { Failure } from '@urlkit/url-editions';
import {
  type Authority,
  createDialect,
  cut,
  type Dialect,
  failure,
  isUnread,
  type Reading,
} from './dialect.js';
import { isIPv6, octet } from './ipv6.js';
import { type ResolvableURL, toProgramURL } from './resolvable-url.js';

/**
 * Java's `new URI(string)` with its raw components. The path of an opaque URI is its scheme-specific
 * part. The userinfo is split at the first colon.
 *
 * If the authority is not server-based, userinfo, host and port are null.
 *
 * @see https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html
 */
export const javaURI: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'java-uri',
    title: 'Java, java.net.URI',
    version: '17.0.15',
    source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html',
  },
  read,
);

// Beyond ASCII, only control characters and spaces are invalid.
const alwaysInvalid =
  '[\\0- "<>\\\\^`{|}\\x7F-\\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]';

const invalid = /* @__PURE__ */ new RegExp(`${alwaysInvalid}|%(?![\\dA-Fa-f]{2})`);

/** Parses a URI. */
export function parse(input: string): ResolvableURL | Failure {
  const [, scheme = null, rest = ''] = /^(?:([^:/?#]*):)?(.*)$/s.exec(input) ?? [];
  if (scheme !== null && !/^[a-z][a-z\d+.-]*$/i.test(scheme)) return failure('scheme: invalid');
  const [beforeFragment, fragment] = cut(rest, '#');
  if (invalid.test(fragment ?? '') || fragment?.includes('#')) {
    return failure('fragment: an invalid character');
  }
  const isOpaque = scheme !== null && !rest.startsWith('/');
  if (isOpaque) {
    const isValid = beforeFragment !== '' && !invalid.test(beforeFragment);
    if (!isValid) return failure('scheme-specific part: empty, or an invalid character');
    const opaque = { scheme, path: beforeFragment, query: null, fragment };
    return { ...noAuthority, ...opaque, isOpaque, hasAuthority: false };
  }
  const [beforeQuery, query] = cut(beforeFragment, '?');
  const [, authority = '', path = ''] = /^(?:\/\/([^/]*))?(.*)$/s.exec(beforeQuery) ?? [];
  if (invalid.test(path) || /[[\]]/.test(path)) return failure('path: an invalid character');
  if (invalid.test(query ?? '')) return failure('query: an invalid character');
  if (rest === '//') return failure('authority: empty');
  const server = readServer(authority);
  if (server === null && (invalid.test(authority) || /[[\]]/.test(authority))) {
    return failure('authority: an invalid character');
  }
  const hasAuthority = authority !== '';
  return { ...(server ?? noAuthority), scheme, path, query, fragment, isOpaque, hasAuthority };
}

/** Reads a URI. */
export function read(input: string): Reading {
  const uri = parse(input);
  return isUnread(uri) ? uri : toProgramURL(uri);
}

const noAuthority: Authority = { username: null, password: null, host: null, port: null };

function readServer(authority: string): Authority | null {
  const [, userinfo, host = '', port] =
    /^(?:([^@]*)@)?(\[.*\]|[^:[]*)(?::(\d*))?$/s.exec(authority) ?? [];
  if (!isHost(host) || Number(port ?? '') > 0x7fff_ffff) return null;
  if (userinfo !== undefined && (invalid.test(userinfo) || /[[\]]/.test(userinfo))) return null;
  const [username, password] = userinfo === undefined ? [null, null] : cut(userinfo, ':');
  return { username, password, host, port: port ? String(Number(port)) : null };
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isAddress(host.slice(1, -1));
  const isIPv4 = /^(?:\d+\.){3}\d+$/.test(host) && host.split('.').every((part) => +part <= 255);
  return isIPv4 || isName(host.replace(/\.$/, ''));
}

// The last label must begin with a letter, unless it is the only one.
function isName(name: string): boolean {
  return /^[a-z\d.-]+$/i.test(name) && !/^[.-]|\.[.-]|-\.|[.-]$|\.\d[^.]*$/.test(name);
}

// Octets of an IPv4 address may have leading zeros.
function isAddress(text: string): boolean {
  const [address, zone] = cut(text, '%');
  const isZone = zone === null || /^[\w.]+$/.test(zone);
  return isZone && isIPv6(address, `0*${octet}`);
}
