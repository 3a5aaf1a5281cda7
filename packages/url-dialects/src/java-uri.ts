// https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html

import { createDialect, cut, type Dialect, failure, type Reading } from './dialect.js';
import { isIPv6, octet } from './ipv6.js';

/**
 * Java's `new URI(string)`, with its raw components; the scheme-specific part of an opaque URI is its
 * path, and the userinfo is split at the first colon.
 *
 * An authority that is not in the grammar of servers has neither userinfo, nor host, nor port.
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

// Of what is not ASCII, only controls and spaces are invalid.
const alwaysInvalid =
  '[\\0- "<>\\\\^`{|}\\x7F-\\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]';

const invalid = /* @__PURE__ */ new RegExp(`${alwaysInvalid}|%(?![\\dA-Fa-f]{2})`);

function read(input: string): Reading {
  const [, scheme = null, rest = ''] = /^(?:([^:/?#]*):)?(.*)$/s.exec(input) ?? [];
  if (scheme !== null && !/^[a-z][a-z\d+.-]*$/i.test(scheme)) return failure('scheme: invalid');
  const [beforeFragment, fragment] = cut(rest, '#');
  if (invalid.test(fragment ?? '') || fragment?.includes('#')) {
    return failure('fragment: an invalid character');
  }
  if (scheme !== null && !rest.startsWith('/')) {
    const isValid = beforeFragment !== '' && !invalid.test(beforeFragment);
    if (!isValid) return failure('scheme-specific part: empty, or an invalid character');
    return { ...noAuthority, scheme, path: beforeFragment, query: null, fragment };
  }
  const [beforeQuery, query] = cut(beforeFragment, '?');
  const [, authority, path = ''] = /^(?:\/\/([^/]*))?(.*)$/s.exec(beforeQuery) ?? [];
  if (invalid.test(path) || /[[\]]/.test(path)) return failure('path: an invalid character');
  if (invalid.test(query ?? '')) return failure('query: an invalid character');
  if (authority === '' && rest === '//') return failure('authority: empty');
  const server = readServer(authority ?? '');
  if (server === null && (invalid.test(authority ?? '') || /[[\]]/.test(authority ?? ''))) {
    return failure('authority: an invalid character');
  }
  return { ...(server ?? noAuthority), scheme, path, query, fragment };
}

const noAuthority = { username: null, password: null, host: null, port: null };

type Server = Pick<Exclude<Reading, { kind: string }>, keyof typeof noAuthority>;

function readServer(authority: string): Server | null {
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

// The last label begins with a letter, unless it is the first.
function isName(name: string): boolean {
  return /^[a-z\d.-]+$/i.test(name) && !/^[.-]|\.[.-]|-\.|[.-]$|\.\d[^.]*$/.test(name);
}

// The parts of an IPv4 address in it may have leading zeros.
function isAddress(text: string): boolean {
  const [address, zone] = cut(text, '%');
  const isZone = zone === null || /^[\w.]+$/.test(zone);
  return isZone && isIPv6(address, `0*${octet}`);
}
