// canonicalize_url of w3lib 2.5 for Python, with its defaults.

import { orderLongRuns } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import { findBefore } from '@urlkit/internal';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import {
  cut,
  isC0ControlOrSpace,
  percentDecode,
  percentEncode,
  toBytes,
  trim,
} from './byte-string.js';
import { domainToASCII2003 } from './idna-2003.js';

const specialSchemes: ReadonlySet<string> = new Set(['ftp', 'file', 'http', 'https', 'ws', 'wss']);

// urllib.parse of Python 3.11: schemes with an authority, and schemes with parameters in the last segment
// of the path.
const schemesWithAuthority: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'ftp http gopher nntp telnet imap wais file mms https shttp snews prospero rtsp rtsps rtspu rsync svn svn+ssh sftp nfs git git+ssh ws wss'.split(
    ' ',
  ),
);
const schemesWithParameters: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '',
  ...'ftp hdl prospero http imap https shttp rtsp rtsps rtspu sip sips mms sftp tel'.split(' '),
]);

// Bytes to percent-encode.
const userinfoEncoded = /[^\w.~!$&'()*+,-]/g;
const encoded = /[^\w.~:/?@!$&'()*+,;=%-]/g;
const pathEncoded = /[^\w.~:/?[\]@!$&'()*+,;=|%-]/g;
const formEncoded = /[^\w.~ -]/g;

const c0ControlOrSpace = /[\0- ]/;
const tabOrNewline = /[\t\n\r]/g;

/**
 * Returns the key of w3lib, which Scrapy uses to find duplicates.
 *
 * @returns The key; null if the original raises an error.
 */
export function w3lib(url: string): string | null {
  if (/[\uD800-\uDFFF]/u.test(url)) return null;
  const { scheme, rest } = splitScheme(strip(url));
  const authorityEnd = rest.startsWith('//') ? endOfAuthority(rest) : 0;
  const authority = canonicalAuthority(rest.slice(2, authorityEnd));
  if (authority === null) return null;
  const end = findBefore(rest.length, '#', rest, authorityEnd);
  const endOfPath = findBefore(end, '?', rest, authorityEnd);
  const path = canonicalPath(rest.slice(authorityEnd, endOfPath), scheme);
  const query = canonicalQuery(rest.slice(endOfPath + 1, end));
  return join(scheme, authority, path) + (query && `?${query}`);
}

function strip(url: string): string {
  if (!c0ControlOrSpace.test(url)) return url;
  return trim(url, isC0ControlOrSpace).replace(tabOrNewline, '');
}

// In the authority and the path of a special URL, a backslash becomes a slash.
function splitScheme(url: string): { readonly scheme: string; readonly rest: string } {
  const match = /^[A-Za-z][A-Za-z\d+.-]*(?=:)/.exec(url);
  if (match === null) return { scheme: '', rest: url };
  const scheme = match[0].toLowerCase();
  const rest = url.slice(scheme.length + 1);
  if (!specialSchemes.has(scheme) || !rest.includes('\\')) return { scheme, rest };
  const end = rest.search(/[?#]|$/);
  return { scheme, rest: rest.slice(0, end).replace(/\\/g, '/') + rest.slice(end) };
}

function endOfAuthority(rest: string): number {
  const length = rest.slice(2).search(/[/?#]/);
  return length === -1 ? rest.length : length + 2;
}

const plainAuthority = /^[a-z\d.-]*$/;

function canonicalAuthority(authority: string): string | null {
  if (plainAuthority.test(authority)) return authority;
  if (!hasValidBrackets(authority) || hidesDelimiters(authority)) return null;
  const at = authority.lastIndexOf('@');
  const userinfo = at === -1 ? '' : canonicalUserinfo(authority.slice(0, at));
  const [host, port] = splitHostAndPort(authority.slice(at + 1), authority.includes('['));
  const canonical = canonicalHost(host);
  if (canonical === null || !/^\d*$/.test(port) || Number(port) > 0xffff) return null;
  return userinfo + canonical + (port && `:${Number(port)}`);
}

// Brackets must enclose an IPv6 address or an IPvFuture address.
function hasValidBrackets(authority: string): boolean {
  if (!/[[\]]/.test(authority)) return true;
  if (!authority.includes('[') || !authority.includes(']')) return false;
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  const [before, bracketed] = cut(hostAndPort, '[');
  if (!hostAndPort.includes('[')) return isBracketedHost(cut(hostAndPort, ':')[0]);
  const [host, port] = cut(bracketed, ']');
  return before === '' && (port === '' || port.startsWith(':')) && isBracketedHost(host);
}

function isBracketedHost(host: string): boolean {
  return /^[vV]/.test(host) ? /^v[\dA-Fa-f]+\.[^\n]+$/.test(host) : parseScopedIPv6(host) !== null;
}

// Like Python's ipaddress.IPv6Address, which allows a zone.
function parseScopedIPv6(host: string): string | null {
  const [text, zone] = cut(host, '%');
  const address = parseIPv6(text);
  if (address === null || /[%/]/.test(zone) || (zone === '' && text !== host)) return null;
  return serializeIPv6(address) + host.slice(text.length);
}

// Whether normalization of an authority adds delimiters.
function hidesDelimiters(authority: string): boolean {
  if (isASCIIString(authority)) return false;
  const cleaned = authority.replace(/[@:#?]/g, '');
  const normalized = orderLongRuns(cleaned).normalize('NFKC');
  return normalized !== cleaned && /[/?#@:\\]/.test(normalized);
}

function canonicalUserinfo(userinfo: string): string {
  const [username, password] = cut(userinfo, ':').map((text) =>
    percentEncode(percentDecode(bytesOf(text)), userinfoEncoded),
  );
  return userinfo.includes(':') ? `${username}:${password}@` : `${username}@`;
}

function splitHostAndPort(
  hostAndPort: string,
  hasBrackets: boolean,
): readonly [host: string, port: string] {
  if (!hasBrackets) return cut(hostAndPort, ':');
  const [host, rest] = cut(cut(hostAndPort, '[')[1], ']');
  return [host, cut(rest, ':')[1]];
}

function canonicalHost(host: string): string | null {
  // A zone keeps its case until after IDNA.
  const lowerCase = host.replace(/^[^%]+/, (name) => name.toLowerCase());
  if (lowerCase.includes(':')) {
    if (!isASCIIString(lowerCase)) return null;
    const address = lowerCase.toLowerCase();
    return `[${parseScopedIPv6(address) ?? address}]`;
  }
  if (isASCIIString(lowerCase)) return lowerCase.toLowerCase();
  const cleaned = lowerCase.replace(/[@:#?]/g, '');
  const normalized = orderLongRuns(cleaned).normalize('NFKC');
  return (domainToASCII2003(normalized) ?? lowerCase).toLowerCase();
}

function canonicalPath(pathAndParameters: string, scheme: string): string {
  const [path, parameters] = splitParameters(pathAndParameters, scheme);
  const canonical = path === '' ? '/' : percentEncode(decodePath(bytesOf(path)), pathEncoded);
  const resolved = canonical.startsWith('/') ? removeDotSegments(canonical) : canonical;
  return resolved + (parameters && `;${percentEncode(bytesOf(parameters), encoded)}`);
}

// Parameters begin with a semicolon in the last segment.
function splitParameters(
  path: string,
  scheme: string,
): readonly [path: string, parameters: string] {
  if (!path.includes(';') || !schemesWithParameters.has(scheme)) return [path, ''];
  const semicolon = path.indexOf(';', path.lastIndexOf('/') + 1);
  return semicolon === -1 ? [path, ''] : [path.slice(0, semicolon), path.slice(semicolon + 1)];
}

// Percent-decodes all but %, /, ; and ?.
function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/%[\dA-Fa-f]{2}/g, (sequence) => {
    const byte = percentDecode(sequence);
    return /[%/;?]/.test(byte) ? sequence.toUpperCase() : byte;
  });
}

function removeDotSegments(path: string): string {
  if (!path.includes('/.')) return path;
  const segments = path.slice(1).split('/');
  const output: string[] = [];
  for (const segment of segments) {
    if (segment === '..') output.pop();
    else if (segment !== '.') output.push(segment);
  }
  if (/\/\.\.?$/.test(path)) output.push('');
  return `/${output.join('/')}`;
}

// Matches a query with nothing to decode, encode or remove.
const plainQuery = /^[\w.~-]+=[\w.~-]*(?:&[\w.~-]+=[\w.~-]*)*$/;

function canonicalQuery(query: string): string {
  if (plainQuery.test(query)) {
    if (!query.includes('&')) return query;
    return sortParameters(query.split('&'), unchanged, unchanged);
  }
  return sortParameters(bytesOf(query).split('&').filter(Boolean), decodeForm, encodeForm);
}

function unchanged(text: string): string {
  return text;
}

// Sorts places of names and values, as many short pairs would take much memory.
function sortParameters(
  fields: readonly string[],
  decode: (text: string) => string,
  encode: (text: string) => string,
): string {
  const names = fields.map((field) => decode(cut(field, '=')[0]));
  const values = fields.map((field) => decode(cut(field, '=')[1]));
  const partAt = (parts: readonly string[], place: number): string => parts[place] as string;
  const compare = (parts: readonly string[], a: number, b: number): number =>
    partAt(parts, a) < partAt(parts, b) ? -1 : Number(partAt(parts, a) > partAt(parts, b));
  return fields
    .map((_, place) => place)
    .sort((a, b) => compare(names, a, b) || compare(values, a, b))
    .map((place) => `${encode(partAt(names, place))}=${encode(partAt(values, place))}`)
    .join('&');
}

function decodeForm(bytes: string): string {
  return percentDecode(bytes.includes('+') ? bytes.replace(/\+/g, ' ') : bytes);
}

function encodeForm(bytes: string): string {
  const encoded = percentEncode(bytes, formEncoded);
  return encoded.includes(' ') ? encoded.replace(/ /g, '+') : encoded;
}

// urlunsplit of Python
function join(scheme: string, authority: string, path: string): string {
  const start = scheme && `${scheme}:`;
  if (authority !== '') return `${start}//${authority}${path.startsWith('/') ? '' : '/'}${path}`;
  const hasSlashes =
    path.startsWith('//') || (schemesWithAuthority.has(scheme) && path.startsWith('/'));
  return start + (hasSlashes ? '//' : '') + path;
}

// The text has no lone surrogates.
function bytesOf(text: string): string {
  return toBytes(text) ?? '';
}
