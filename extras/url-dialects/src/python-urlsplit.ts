// https://docs.python.org/3.13/library/urllib.parse.html#urllib.parse.urlsplit

import type { Failure } from '@urlkit/url-editions';
import {
  createDialect,
  cut,
  cutLast,
  type Dialect,
  failure,
  isUnread,
  type Reading,
} from './dialect.js';
import { isIPv6 } from './ipv6.js';
import { normalizedDelimiters } from './normalized-delimiters.js';

/** The modelled releases; 3.11.2 with the security updates of Debian. */
export type PythonRelease = '3.11.2' | '3.13.0';

/**
 * Python's `urllib.parse.urlsplit`, with the properties of its result.
 *
 * @see https://docs.python.org/3.13/library/urllib.parse.html#urllib.parse.urlsplit
 * @example
 * ```ts
 * pythonURLSplit.parse('http://google.com#@evil.com/').host; // 'google.com'
 * ```
 */
export const pythonURLSplit: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'python',
    title: 'Python, urllib.parse.urlsplit',
    version: '3.13.0',
    source: 'https://docs.python.org/3.13/library/urllib.parse.html#urllib.parse.urlsplit',
  },
  (input) => read(input, '3.13.0'),
);

const normalizesToDelimiter = /* @__PURE__ */ new RegExp(`[\uFE13\uFE16${normalizedDelimiters}]`);

/** The result of `urlsplit`, without its computed properties. */
export interface SplitURL {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Splits a URL. */
export function split(input: string, release: PythonRelease): SplitURL | Failure {
  const url = input.replace(/^[\0- ]+/, '').replace(/[\t\n\r]+/g, '');
  const [, scheme = '', rest = ''] = /^(?:([a-z][a-z\d+.-]*):)?(.*)$/is.exec(url) ?? [];
  const [beforeFragment, fragment] = cut(rest, '#');
  const [beforeQuery, query] = cut(beforeFragment, '?');
  const [, authority = '', path = ''] = /^(?:\/\/([^/]*))?(.*)$/s.exec(beforeQuery) ?? [];
  const reason = reasonToRefuse(authority, release);
  if (reason !== '') return failure(reason);
  return {
    ...{ scheme: scheme.toLowerCase(), authority, path },
    ...{ query: query ?? '', fragment: fragment ?? '' },
  };
}

/** Reads a URL. */
export function read(input: string, release: PythonRelease): Reading {
  const url = split(input, release);
  if (isUnread(url)) return url;
  const { authority, ...rest } = url;
  const [userinfo, hostAndPort] = cutLast(authority, '@');
  const [username, password] = userinfo === null ? [null, null] : cut(userinfo, ':');
  const [host, port] = splitHost(hostAndPort);
  if (port && !(/^\d+$/.test(port) && Number(port) <= 65535)) {
    return failure('port: no number from 0 to 65535');
  }
  return {
    ...rest,
    username,
    password,
    host: host ? lowercaseHost(host) : null,
    port: port ? port.replace(/^0+(?=\d)/, '') : null,
  };
}

function reasonToRefuse(authority: string, release: PythonRelease): string {
  if (authority.includes('[') !== authority.includes(']')) return 'host: only one bracket';
  const [, bracketed] = cut(authority, '[');
  if (bracketed !== null) {
    const [, hostAndPort] = cutLast(authority, '@');
    const host = release === '3.13.0' ? cut(bracketed, ']')[0] : hostAlone(hostAndPort);
    if (host === null || !isBracketedHost(host)) return 'host: no IPv6 address in brackets';
  }
  return normalizesToDelimiter.test(authority) ? 'netloc: normalizes to a delimiter' : '';
}

// Returns what security updates check: nothing may be before the brackets of a host, and only a port after them.
function hostAlone(hostAndPort: string): string | null {
  const [before, bracketed] = cut(hostAndPort, '[');
  if (bracketed === null) return cut(before, ':')[0];
  const [host, port] = cut(bracketed, ']');
  return before === '' && (!port || port.startsWith(':')) ? host : null;
}

// An address may have a zone.
function isBracketedHost(host: string): boolean {
  if (host.startsWith('v')) return /^v[a-fA-F\d]+\..+$/s.test(host);
  const [address, zone] = cut(host, '%');
  return zone !== '' && !zone?.includes('%') && isIPv6(address);
}

function splitHost(hostAndPort: string): [host: string, port: string | null] {
  const [beforeBracket, bracketed] = cut(hostAndPort, '[');
  if (bracketed === null) return cut(beforeBracket, ':');
  const [host, rest] = cut(bracketed, ']');
  return [host, cut(rest ?? '', ':')[1]];
}

// The zone of an address keeps its case.
function lowercaseHost(host: string): string {
  const [name, zone] = cut(host, '%');
  return name.toLowerCase() + (zone === null ? '' : `%${zone}`);
}
