// Sort-friendly URI Reordering Transform, as in version 0.3.1 of Python's package surt.

import { parseIPv4 } from '@urlkit/host';
import { findBefore } from '@urlkit/internal';
import {
  cut,
  fromBytes,
  fromBytesIgnoringErrors,
  fromCodes,
  percentDecodeRepeatedly,
  percentEncode,
  toBytes,
  trim,
} from './byte-string.js';
import { domainToASCII2003 } from './idna-2003.js';
import { dottedDecimal } from './ipv4-notation.js';
import { parsePythonInteger } from './python-integer.js';
import { removePathSessionIDs, removeQuerySessionIDs } from './surt-session-ids.js';

interface SplitURL {
  readonly scheme: string;
  /** Null if there is no host; '' if it was taken from a path of slashes. */
  readonly host: string | null;
  /** Null if there is no port, or if it is 0. */
  readonly port: number | null;
  readonly path: string | null;
  readonly query: string;
}

const COLON = 0x3a;
const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;

const space = /[\t-\r ]/;
const tabOrNewline = /[\t\n\r]/g;
const scheme = /^[A-Za-z][A-Za-z\d+.-]*:/;
const repeatedHTTP = /^(?:https?:\/\/)+(?=https?:\/\/)/;
const escaped = /[\0- #%\x7F-\xFF]/g;

/**
 * Returns the SURT key of a URL, as in the indexes of Wayback and Common Crawl.
 *
 * @returns The key; null if the original raises an error.
 */
export function surt(url: string): string | null {
  const bytes = toBytes(url);
  if (bytes === null || bytes === '') return bytes === null ? null : '-';
  if (bytes.startsWith('filedesc')) return url;
  const parts = split(bytes);
  if (parts === null) return null;
  const host = parts.host === null ? '' : canonicalHost(parts.host, parts.scheme);
  if (host === null) return null;
  const port = parts.port === null || parts.port === defaultPort(parts.scheme) ? null : parts.port;
  const path = canonicalPath(parts.path, host !== '');
  const query = canonicalQuery(parts.query);
  const start = host === '' ? `${parts.scheme}:` : `${reverseLabels(host)}${formatPort(port)})`;
  const key = start + (path === '' && query !== '' ? '/' : path) + (query && `?${query}`);
  // Only the scheme may contain characters outside ASCII.
  return bytes === url ? key : fromBytes(key);
}

function split(input: string): SplitURL | null {
  const url = withScheme(
    space.test(input) ? trim(input, isSpace).replace(tabOrNewline, '') : input,
  );
  const colon = url.indexOf(':');
  if (colon === -1) return null;
  const end = findBefore(url.length, '#', url, colon);
  let start = colon + 1;
  let authority = '';
  if (url.startsWith('//', start)) {
    const slash = findBefore(end, '/', url, start + 2);
    const endOfAuthority = findBefore(slash, '?', url, start + 2);
    authority = url.slice(start + 2, endOfAuthority);
    start = endOfAuthority;
  }
  const endOfPath = findBefore(end, '?', url, start);
  const path = url.slice(start, endOfPath) || null;
  const query = url.slice(endOfPath + 1, end);
  return withAuthority(url.slice(0, colon), authority, path, query);
}

function isSpace(codeUnit: number): boolean {
  return codeUnit === 0x20 || (codeUnit >= 0x09 && codeUnit <= 0x0d);
}

function withScheme(url: string): string {
  if (url === '') return '';
  if (!scheme.test(url)) return `http://${url}`;
  return url.indexOf('://') === url.lastIndexOf('://') ? url : url.replace(repeatedHTTP, '');
}

function withAuthority(
  scheme: string,
  authority: string,
  path: string | null,
  query: string,
): SplitURL | null {
  const [host, digits] = splitAuthority(authority);
  if (digits !== '' && (!/^\d+$/.test(digits) || Number(digits) > 0xffff)) return null;
  const port = Number(digits) || null;
  if (host !== '' || path === null || !scheme.startsWith('http')) {
    return { scheme, host: host || null, port, path, query };
  }
  // http:///host/path
  const rest = path.replace(/^\/+/, '');
  const slash = rest.indexOf('/');
  return slash === -1
    ? { scheme, host: rest, port, path: '/', query }
    : { scheme, host: rest.slice(0, slash), port, path: rest.slice(slash), query };
}

// Returns the host without brackets, and the port or ''.
function splitAuthority(authority: string): readonly [host: string, port: string] {
  let end = authority.length;
  while (end > 0 && authority.charCodeAt(end - 1) === COLON) end--;
  const hostAndPort = authority.slice(authority.lastIndexOf('@', end) + 1, end);
  const bracket = hostAndPort.indexOf('[');
  if (bracket === -1) return cut(hostAndPort, ':');
  const [host, rest] = cut(hostAndPort.slice(bracket + 1), ']');
  return [host, cut(rest, ':')[1]];
}

const plainName = /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)*$/;

function canonicalHost(host: string, scheme: string): string | null {
  const name = plainName.test(host) ? host : canonicalName(host);
  return scheme === 'dns' || !name?.startsWith('www') ? name : name.replace(/^www\d*\./, '');
}

function canonicalName(host: string): string | null {
  const ascii = hostToASCII(percentDecodeRepeatedly(host));
  const name = trim(ascii.replace(/\.\./g, '.'), (codeUnit) => codeUnit === 0x2e);
  const address = parseAddress(name);
  return address === '' ? percentEncode(name, escaped).toLowerCase() : address;
}

function hostToASCII(host: string): string {
  if (!/[^\0-\x7F]/.test(host)) return host;
  return domainToASCII2003(fromBytesIgnoringErrors(host)) ?? host;
}

// Returns an address as four decimal numbers; '' if the host is not an address; null if it is a number with
// too many digits.
function parseAddress(host: string): string | null {
  if (/^\d+$/.test(host)) {
    const value = parsePythonInteger(host, 10);
    return value === null ? null : dottedDecimal(Number(value & 0xffff_ffffn));
  }
  if (!/^[1-9]\d*(?:\.\d+){1,3}$|^0[0-7]*(?:\.[0-7]+){1,3}$/.test(host)) return '';
  const address = parseIPv4(host);
  return address === null ? '' : dottedDecimal(address);
}

function defaultPort(scheme: string): number | null {
  const lowerCase = scheme.toLowerCase();
  if (lowerCase === 'http') return 80;
  return lowerCase === 'https' ? 443 : null;
}

function formatPort(port: number | null): string {
  return port === null ? '' : `:${port}`;
}

function reverseLabels(host: string): string {
  let reversed = '';
  let end = host.length;
  for (let dot = host.lastIndexOf('.'); dot !== -1; dot = host.lastIndexOf('.', dot - 1)) {
    reversed += `${host.slice(dot + 1, end)},`;
    end = dot;
    if (dot === 0) break;
  }
  return reversed + host.slice(0, end);
}

function reencode(bytes: string): string {
  return percentEncode(percentDecodeRepeatedly(bytes), escaped);
}

function canonicalPath(path: string | null, hasHost: boolean): string {
  if (path === null || path === '/') return hasHost ? '/' : (path ?? '');
  const decoded = percentDecodeRepeatedly(path);
  const normalized = hasHost ? normalizePath(decoded) : decoded;
  const lowerCase = percentEncode(normalized, escaped).toLowerCase();
  const output = removePathSessionIDs(lowerCase);
  return output.length > 1 && output.endsWith('/') ? output.slice(0, -1) : output;
}

const emptyOrDotSegment = /\/(?:\/|\.\.?(?:\/|$))/;

// Removes dot segments and empty segments. `..` at the root stays.
function normalizePath(path: string): string {
  if (path.startsWith('/') && !emptyOrDotSegment.test(path)) return path;
  const output = new Uint8Array(path.length);
  let length = 0;
  let end = findBefore(path.length, '/', path, 0);
  while (end < path.length) {
    const start = end + 1;
    end = findBefore(path.length, '/', path, start);
    const isDoubleDot = end === start + 2 && path.startsWith('..', start);
    if (isDoubleDot && length > 0) length = output.lastIndexOf(SOLIDUS, length - 1);
    else if (end !== start + 1 || path.charCodeAt(start) !== FULL_STOP) {
      output[length++] = SOLIDUS;
      for (let at = start; at < end; at++) output[length++] = path.charCodeAt(at);
    }
  }
  return fromCodes(withoutEmptySegments(output.subarray(0, length))) || '/';
}

/** Removes empty segments in place, but the last one. */
function withoutEmptySegments(path: Uint8Array): Uint8Array {
  let length = 0;
  for (const byte of path) {
    if (byte !== SOLIDUS || path[length - 1] !== SOLIDUS) path[length++] = byte;
  }
  return path.subarray(0, length);
}

function canonicalQuery(query: string): string {
  if (query === '') return '';
  const lowerCase = removeQuerySessionIDs(reencode(query)).toLowerCase();
  if (!lowerCase.includes('&')) return lowerCase;
  const parameters = lowerCase.split('&');
  const isSorted = parameters.every(
    (parameter, i) => i === 0 || compareParameters(parameters[i - 1] as string, parameter) <= 0,
  );
  return isSorted ? lowerCase : parameters.sort(compareParameters).join('&');
}

// Compares names, then values. A parameter without a value comes first.
function compareParameters(a: string, b: string): number {
  if (a === b) return 0;
  const nameA = cut(a, '=')[0];
  const nameB = cut(b, '=')[0];
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return a < b ? -1 : 1;
}
