// https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html

import type { Failure } from '@urlkit/url-editions';
import {
  createDialect,
  cut,
  cutLast,
  type Dialect,
  failure,
  isUnread,
  nothing,
  type ProgramURL,
  type Reading,
} from './dialect.js';
import { isIPv6, octet, piece } from './ipv6.js';
import { normalizedDelimiters } from './normalized-delimiters.js';

/**
 * Java's `new URL(string)` with the protocol handlers of Java itself. The userinfo is split at the first
 * colon.
 *
 * @see https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html
 */
export const javaURL: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'java-url',
    title: 'Java, java.net.URL',
    version: '17.0.15',
    source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html',
  },
  read,
);

/** Removes control characters and spaces at both ends, and `url:` at the start. */
export function strip(input: string): string {
  const url = input.replace(/^[\0- ]+/, '').replace(/^url:/i, '');
  // A pattern with $ would take quadratic time for runs of spaces.
  let end = url.length;
  while (end > 0 && url.charCodeAt(end - 1) <= 0x20) end--;
  return url.slice(0, end);
}

/** Reads a URL. */
export function read(input: string): Reading {
  const [, name = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(strip(input)) ?? [];
  const scheme = name.toLowerCase();
  const [beforeFragment, fragment] = cut(rest, '#');
  switch (scheme) {
    case 'http':
    case 'https':
    case 'ftp':
    case 'file':
    case 'jrt':
    case 'jmod':
      return readHierarchical(scheme, beforeFragment, fragment);
    case 'mailto':
      return readMailto(beforeFragment);
    case 'jar':
      return readJar(beforeFragment, fragment);
    default:
      return failure('scheme: no handler');
  }
}

function readHierarchical(scheme: string, text: string, fragment: string | null): Reading {
  const [beforeQuery, query] = cut(text, '?');
  // Four slashes are the start of a path.
  const [, authority = '', path = ''] = /^(?:\/\/(?!\/\/)([^/]*))?(.*)$/s.exec(beforeQuery) ?? [];
  const server = readAuthority(authority);
  return isUnread(server) ? server : { ...nothing, ...server, scheme, path, query, fragment };
}

/** Reads an authority. One with two U+0040 (@) has neither a host nor a port. */
export function readAuthority(authority: string): Partial<ProgramURL> | Failure {
  const [userinfo, hostAndPort] = cutLast(authority, '@');
  if (userinfo?.includes('@')) return { username: null, password: null, host: '' };
  const [, host, written = ''] = /^(\[[^\]]*\]|(?!\[)[^:]*)(?::(.*))?$/s.exec(hostAndPort) ?? [];
  if (host === undefined || !isHost(host)) return failure('host: invalid');
  const port = written.replace(/[^\0-\x7F]/g, digitOf);
  if (port !== '' && !isPort(port)) return failure('port: invalid');
  const [username, password] = userinfo === null ? [null, null] : cut(userinfo, ':');
  return { username, password, host, port: writePort(port) };
}

const invalidInHost = /* @__PURE__ */ new RegExp(`[\\0-\\x1F\\x7F${normalizedDelimiters}]`);

function isHost(host: string): boolean {
  if (invalidInHost.test(host)) return false;
  if (!host.startsWith('[')) return true;
  const [address, zone] = cut(host.slice(1, -1), '%');
  // Octets of an IPv4 address and pieces may have leading zeros.
  return zone !== '' && isIPv6(address, `0*${octet}`, `0*${piece}`);
}

// The zero of each script with digits. The other nine digits follow it.
const zeros =
  '\u0660\u06F0\u07C0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0DE6\u0E50\u0ED0\u0F20\u1040\u1090\u17E0\u1810\u1946\u19D0\u1A80\u1A90\u1B50\u1BB0\u1C40\u1C50\uA620\uA8D0\uA900\uA9D0\uA9F0\uAA50\uABF0\uFF10';

function digitOf(character: string): string {
  const code = character.charCodeAt(0);
  for (let index = 0; index < zeros.length; index++) {
    const digit = code - zeros.charCodeAt(index);
    if (digit >= 0 && digit < 10) return String(digit);
  }
  return character;
}

// -1 means that there is no port.
function isPort(port: string): boolean {
  return /^[+-]?\d+$/.test(port) && Number(port) >= -1 && Number(port) <= 0x7fff_ffff;
}

function writePort(port: string): string | null {
  return port === '' || Number(port) === -1 ? null : String(Math.abs(Number(port)));
}

// Java drops the fragment.
function readMailto(text: string): Reading {
  if (/^(?:[\x1C-\x1F]|[^\S\xA0\u2007\u202F\uFEFF])*$/.test(text)) {
    return failure('mailto: nothing follows');
  }
  return { ...nothing, host: '', ...cutLastQuery(text), scheme: 'mailto' };
}

function cutLastQuery(text: string): Pick<ProgramURL, 'path' | 'query'> {
  const [path, query] = cutLast(text, '?');
  return path === null ? { path: query, query: null } : { path, query };
}

function readJar(text: string, fragment: string | null): Reading {
  const [archive, entry] = cut(text, '!/');
  if (entry === null || isUnread(read(archive))) return failure('jar: no URL, or no entry');
  return { ...nothing, host: '', ...cutLastQuery(text), scheme: 'jar', fragment };
}
