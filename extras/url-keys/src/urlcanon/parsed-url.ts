// The URL parser of urlcanon, which keeps every byte.

import { asciiLowercase } from '@urlkit/infra';
import { findBefore } from '@urlkit/internal';
import { type IPv6Address, parseIPv6 } from '@urlkit/ipv6';
import { fromBytes, isC0ControlOrSpace, trim } from '../byte-string.js';
import { parsePythonInteger } from '../python-integer.js';

/** The parts of a URL in order, as bytes. Joined, they are the URL. */
export interface ParsedURL {
  scheme: string;
  colonAfterScheme: string;
  slashes: string;
  username: string;
  colonBeforePassword: string;
  password: string;
  atSign: string;
  host: string;
  colonBeforePort: string;
  port: string;
  path: string;
  questionMark: string;
  query: string;
  hashSign: string;
  fragment: string;
}

const defaultPorts: ReadonlyMap<string, string | null> = new Map([
  ['ftp', '21'],
  ['gopher', '70'],
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
  ['file', null],
]);

/** Returns the default port of a special scheme, or null if it has none; undefined for other schemes. */
export function defaultPortOf(scheme: string): string | null | undefined {
  return defaultPorts.get(scheme);
}

/** Whether a scheme in lower case is special in urlcanon. */
export function isSpecial(scheme: string): boolean {
  return defaultPorts.has(scheme);
}

/** Parses a URL. Controls and spaces at both ends are removed. */
export function parse(bytes: string): ParsedURL {
  const input = trim(bytes, isC0ControlOrSpace);
  const colon = /^[A-Za-z]/.test(input) ? input.indexOf(':') : -1;
  const start = colon + 1;
  const end = findBefore(input.length, '#', input, start);
  const questionMark = findBefore(end, '?', input, start);
  const url: ParsedURL = {
    scheme: input.slice(0, Math.max(colon, 0)),
    colonAfterScheme: colon === -1 ? '' : ':',
    slashes: '',
    username: '',
    colonBeforePassword: '',
    password: '',
    atSign: '',
    host: '',
    colonBeforePort: '',
    port: '',
    path: '',
    questionMark: questionMark < end ? '?' : '',
    query: input.slice(questionMark + 1, end),
    hashSign: end < input.length ? '#' : '',
    fragment: input.slice(end + 1),
  };
  parseAfterScheme(url, input.slice(start, questionMark));
  return url;
}

const specialAuthority = /^([/\\\r\n\t]*)([^/\\]*)/;
const otherAuthority = /^([\r\n\t]*\/[\r\n\t]*\/[\r\n\t]*)([^/]*)/;
const fileHost = /^([\r\n\t]*[/\\][\r\n\t]*[/\\][\r\n\t]*)([^/\\]*)/;

/** Parses the part between the scheme and the query: slashes, authority and path. */
export function parseAfterScheme(url: ParsedURL, input: string): void {
  const scheme = asciiLowercase(url.scheme.replace(/[\t\n\r]/g, ''));
  const isFile = scheme === 'file';
  const other = isSpecial(scheme) ? specialAuthority : otherAuthority;
  const match = (isFile ? fileHost : other).exec(input);
  if (match === null) {
    url.path = input;
    return;
  }
  const before = match[0];
  const authority = match[2] ?? '';
  url.slashes = match[1] ?? '';
  url.path = input.slice(before.length);
  if (isFile) url.host = authority;
  else parseAuthority(url, authority);
}

// The first colon ends the username if an @ follows it.
function parseAuthority(url: ParsedURL, authority: string): void {
  const lastAt = authority.lastIndexOf('@');
  const colon = lastAt === -1 ? -1 : authority.indexOf(':');
  const hasPassword = colon !== -1 && lastAt > colon;
  const at = colon === -1 || hasPassword ? lastAt : authority.lastIndexOf('@', colon);
  url.username = at === -1 ? '' : authority.slice(0, hasPassword ? colon : at);
  url.colonBeforePassword = hasPassword ? ':' : '';
  url.password = hasPassword ? authority.slice(colon + 1, at) : '';
  url.atSign = at === -1 ? '' : '@';
  parseHostAndPort(url, authority.slice(at + 1));
}

function parseHostAndPort(url: ParsedURL, text: string): void {
  const bracketed = text.startsWith('[') ? /^\[[^\]]*\](?=:|$)/.exec(text) : null;
  const colon = text.indexOf(':', bracketed?.[0].length ?? 0);
  url.host = colon === -1 ? text : text.slice(0, colon);
  url.colonBeforePort = colon === -1 ? '' : ':';
  url.port = colon === -1 ? '' : text.slice(colon + 1);
}

/** Returns the part between the slashes and the path. */
export function authorityOf(url: Readonly<ParsedURL>): string {
  const { username, colonBeforePassword, password, atSign, host, colonBeforePort, port } = url;
  return username + colonBeforePassword + password + atSign + host + colonBeforePort + port;
}

/** Serializes a URL. */
export function serialize(url: Readonly<ParsedURL>): string {
  const { scheme, colonAfterScheme, slashes, path, questionMark, query, hashSign, fragment } = url;
  const start = scheme + colonAfterScheme + slashes + authorityOf(url);
  return start + path + questionMark + query + hashSign + fragment;
}

/** Parses an address in brackets, without its zone. Returns null if there is none. */
export function parseBracketedIPv6(host: string): IPv6Address | null {
  if (!host.startsWith('[') || !host.endsWith(']')) return null;
  const text = fromBytes(host)?.slice(1, -1) ?? '';
  const [address = '', zone, ...more] = text.split('%');
  return zone === '' || more.length > 0 || text.includes('/') ? null : parseIPv6(address);
}

/** Parses an IPv4 address as a number, which may be negative. Returns null if the host is not an address. */
export function parseIPv4(host: string): bigint | null {
  if (!/^[\dA-Fa-fxXoO_+.\t-\r -]+$/.test(host)) return null;
  const parts = host.split('.');
  if (parts[parts.length - 1] === '') parts.pop();
  if (parts.length > 4) return null;
  const numbers = parts.map(parseIPv4Number);
  return numbers.every((number) => number !== null) ? joinNumbers(numbers) : null;
}

function parseIPv4Number(part: string): bigint | null {
  if (/^0[xX]/.test(part)) return part.length === 2 ? 0n : parsePythonInteger(part.slice(2), 16);
  if (part.length >= 2 && part.startsWith('0')) return parsePythonInteger(part.slice(1), 8);
  return part === '' ? 0n : parsePythonInteger(part, 10);
}

// Each number except the first has a limit.
function joinNumbers([first = 0n, ...rest]: readonly bigint[]): bigint | null {
  let value = first << 24n;
  if (rest.length === 0) value = first;
  let areInRange = true;
  for (const [index, number] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const bits = isLast ? 24n - 8n * BigInt(index) : 8n;
    areInRange &&= number < 1n << bits;
    value += isLast ? number : number << (16n - 8n * BigInt(index));
  }
  return areInRange && value < 1n << 32n ? value : null;
}
