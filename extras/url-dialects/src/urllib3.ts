// https://urllib3.readthedocs.io/en/stable/reference/urllib3.util.html#urllib3.util.parse_url

import {
  createDialect,
  cut,
  cutLast,
  type Dialect,
  failure,
  nothing,
  type Reading,
  unknown,
} from './dialect.js';
import { isIPv6 } from './ipv6.js';

/**
 * urllib3's `parse_url`, which requests and pip use. Its `auth` is split at the first colon.
 *
 * @see https://urllib3.readthedocs.io/en/stable/reference/urllib3.util.html#urllib3.util.parse_url
 */
export const urllib3: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'urllib3',
    title: 'urllib3, parse_url',
    version: '2.8.0',
    source: 'https://urllib3.readthedocs.io/en/stable/reference/urllib3.util.html',
  },
  read,
);

function read(input: string): Reading {
  if (input === '') return { ...nothing };
  const [, scheme = null, rest = ''] = /^(?:([a-z][a-z\d+-]*):|(?=\/))?(.*)$/is.exec(input) ?? [];
  const isReference = scheme === null && !input.startsWith('/');
  const [beforeFragment, fragment] = cut(isReference ? `//${rest}` : rest, '#');
  const [beforeQuery, query] = cut(beforeFragment, '?');
  const [, authority, path = ''] = /^(?:\/\/([^\\/]*))?(.*)$/s.exec(beforeQuery) ?? [];
  const [userinfo, hostAndPort] = cutLast(authority ?? '', '@');
  const normalizes = scheme === null || /^https?$/i.test(scheme);
  const [, host, port] = /^(\[.*\]|[^:[\]]*)(?::0*(\d{0,5}))?$/s.exec(hostAndPort) ?? [];
  if (host === undefined || !isHost(host)) return failure('host and port: not in the grammar');
  // The first % in brackets is the delimiter of the zone.
  const written = host.startsWith('[') ? host.replace('%', '') : host;
  if (normalizes && /%(?:[01][\da-f]|7f)/i.test(written)) return failure('host: encoded control');
  if (port !== undefined && Number(port) > 65535) return failure('port: greater than 65535');
  if (normalizes && /[^\0-\x7F]/.test(host))
    return unknown('whether the package idna is installed');
  const encode = normalizes ? encodeInvalid : same;
  const [username, password] = userinfo ? cut(encode(userinfo, notUserinfo), ':') : [null, null];
  const newPath = path && encode(normalizes ? removeDotSegments(path) : path, notPath);
  return {
    scheme: scheme?.toLowerCase() ?? null,
    username,
    password,
    host: authority ? (normalizes ? normalizeHost(host) : host) : null,
    port: hostAndPort.endsWith(':') || port === undefined ? null : String(Number(port)),
    path: withSlash(newPath, query !== null || fragment !== null),
    query: query && encode(query, notQuery),
    fragment: fragment && encode(fragment, notQuery),
  };
}

const notUserinfo = /[^\w.~!$&'()*+,;=:%-]+/gu;
const notPath = /[^\w.~!$&'()*+,;=:@/%-]+/gu;
const notQuery = /[^\w.~!$&'()*+,;=:@/?%-]+/gu;

function same(text: string): string {
  return text;
}

// If one % does not begin a percent-encoded byte, every % is encoded.
function encodeInvalid(text: string, invalid: RegExp): string {
  const upper = uppercaseBytes(text);
  const escaped = /%(?![\dA-F]{2})/.test(upper) ? upper.replace(/%/g, '%25') : upper;
  return escaped.replace(invalid, encodeURIComponent);
}

function uppercaseBytes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());
}

function isHost(host: string): boolean {
  if (!host.startsWith('[')) return !/[\0- \x7F]|%(?![\da-f]{2})/i.test(host);
  const [, address = '', zone] = /^\[([^%]*)(?:%(.*))?\]$/s.exec(host) ?? [];
  const isZone = zone === undefined || (zone !== '' && !/[^\w.~%-]|%(?![\da-f]{2})/i.test(zone));
  // Octets of an IPv4 address may be any number of up to three digits.
  return isZone && isIPv6(address, '\\d{1,3}');
}

function normalizeHost(host: string): string {
  const [address, zone] = cut(host, '%');
  // IPv4 addresses with hexadecimal numbers keep their case.
  if (/^(?:0x[\da-f]+|\d+)(?:\.(?:0x[\da-f]+|\d+)){0,3}$/i.test(host)) return host;
  if (!host.startsWith('[')) {
    const decoded = host.replace(
      /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi,
      decodeURIComponent,
    );
    return uppercaseBytes(decoded.toLowerCase());
  }
  if (zone === null) return address.toLowerCase();
  return `${address.toLowerCase()}%${uppercaseBytes(zone.replace(/^25(?!\]$)/, ''))}`;
}

function removeDotSegments(path: string): string {
  const output: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') output.pop();
    else if (segment !== '.') output.push(segment);
  }
  if (path.startsWith('/') && output[0] !== '') output.unshift('');
  if (/\/\.\.?$/.test(path)) output.push('');
  return output.join('/');
}

function withSlash(path: string, isNeeded: boolean): string | null {
  if (path === '') return isNeeded ? '' : null;
  return path.startsWith('/') ? path : `/${path}`;
}
