// https://curl.se/libcurl/c/curl_url_set.html

import type { Failure } from '@urlkit/url-editions';
import {
  createDialect,
  cut,
  type Dialect,
  decodeBytes,
  failure,
  isUnread,
  type ProgramURL,
  type Reading,
  unknown,
  withBytes,
} from './dialect.js';
import { isIPv6 } from './ipv6.js';

/** The modelled releases. */
export type CurlRelease = '7.88.1' | '8.22.0';

/**
 * curl's URL API with the flags of the command `curl`: `CURLU_GUESS_SCHEME` and
 * `CURLU_NON_SUPPORT_SCHEME`.
 *
 * @see https://curl.se/libcurl/c/curl_url_set.html
 */
export const curl: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'curl',
    title: 'curl, curl_url_set',
    version: '8.22.0',
    source: 'https://curl.se/libcurl/c/curl_url_set.html',
  },
  /* @__PURE__ */ withBytes((input) => read(input, '8.22.0')),
);

// In old releases, a scheme may begin with a digit.
const anyScheme = /^(?:([a-z\d+.-]{1,40}):\/{1,3})?([^/?#]*)(.*)$/is;
const letterFirst = /^(?:([a-z][a-z\d+.-]{0,39}):\/{1,3})?([^/?#]*)(.*)$/is;

/** Reads a URL. */
export function read(input: string, release: CurlRelease): Reading {
  const isOld = release === '7.88.1';
  if (input.includes('\0')) return unknown('U+0000');
  if (/[\x01- \x7F]/.test(input)) return failure('control');
  const [, name = '', authority = '', end = ''] =
    (isOld ? anyScheme : letterFirst).exec(input) ?? [];
  const scheme = name.toLowerCase();
  if (scheme === 'file') return readFile(input, isOld);
  const server = readAuthority(authority, scheme, isOld);
  return isUnread(server) ? server : { ...server, ...readPath(end, isOld) };
}

function readFile(input: string, isOld: boolean): Reading {
  // The host may only be this machine, and the path must not begin with a drive letter.
  const [, path] =
    /^file:(?:\/\/(?:localhost|127\.0\.0\.1)?(?=\/)|(?!\/\/|\/$))((?!\/[a-z][:|](?:[/\\]|$))\/.*)$/is.exec(
      input,
    ) ?? [];
  if (path === undefined) return failure('file');
  const server = { username: null, password: null, host: null, port: null };
  return { scheme: 'file', ...server, ...readPath(path, isOld) };
}

/** Reads what comes after the authority. */
export function readPath(
  end: string,
  isOld: boolean,
): Pick<ProgramURL, 'path' | 'query' | 'fragment'> {
  const [beforeFragment, fragment] = cut(end, '#');
  const [path, query] = cut(beforeFragment, '?');
  const kept = isOld ? query : query || null;
  return { path: removeDotSegments(path, isOld), query: kept, fragment: fragment || null };
}

type Server = Omit<ProgramURL, 'path' | 'query' | 'fragment'>;

function removeDotSegments(path: string, isOld: boolean): string {
  const output: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const dots = isOld ? segment : segment.replace(/%2e/gi, '.');
    if (dots === '..') output.pop();
    else if (dots !== '.') output.push(segment);
    if ((dots === '.' || dots === '..') && index === segments.length - 1) output.push('');
  }
  return `/${output.join('/')}`;
}

function readAuthority(authority: string, scheme: string, isOld: boolean): Server | Failure {
  const [, userinfo, written = '', port] =
    /^(?:([^@]*)@|(?!.*@))(\[[^\]]*\]|[^:[]*)(?::(\d*))?$/s.exec(authority) ?? [];
  if ((port === '' && scheme === '') || Number(port) > 65535) return failure('port');
  const host = isOld ? readOldHost(written) : readHost(written);
  if (host === null) return failure('host');
  const [username, password] =
    userinfo === undefined ? [null, null] : cut(removeOptions(userinfo, scheme), ':');
  return {
    scheme: scheme || guessScheme(host),
    username,
    password,
    host,
    port: port?.replace(/^0+\B/, '') || null,
  };
}

// In schemes for mail, options may follow the username or the password after a semicolon.
function removeOptions(userinfo: string, scheme: string): string {
  const isMail = /^(?:imap|pop3|smtp)s?$/.test(scheme);
  return isMail ? userinfo.replace(/^([^:;]*);[^:]*|;.*$/s, '$1') : userinfo;
}

function guessScheme(host: string): string {
  return /^(?:ftp|dict|ldap|imap|smtp|pop3)(?=\.)/.exec(host.toLowerCase())?.[0] ?? 'http';
}

/** Reads a host. Returns null if curl refuses it. */
function readHost(written: string): string | null {
  const decoded = decodeBytes(written);
  if (/[\0-\x1F]/.test(decoded)) return null;
  if (decoded.startsWith('[')) return readAddress(decoded.slice(1, -1));
  const host = readIPv4(decoded) ?? decoded;
  return /^\.?$|\.\.$|[\0-,/:-@[-^`{-}]/.test(host) ? null : host;
}

/** Reads a host as releases before 8 do: they decode it last. */
export function readOldHost(written: string): string | null {
  if (written.startsWith('[')) {
    const text = written.slice(1, -1);
    return /[^:]:(?:%|$)|\]/.test(text) ? null : readAddress(text, true);
  }
  const host = (written.endsWith('.') ? null : readIPv4(written)) ?? decodeBytes(written);
  return host === '' || /[\0-$&-,/:-@[-^`{}]/.test(host) ? null : host;
}

// A zone of at most 15 bytes is allowed. It is not part of the host.
function readAddress(text: string, isOld = false): string | null {
  const [written, zone] = cut(text, '%');
  const address = written.replace(/([\da-f]):$/i, '$1');
  const isZone = /^(?:25(?=.))?(?:[^%]|%..){1,15}$/.test(
    encodeURI(zone?.replace(/\].*$/s, '') ?? '0'),
  );
  if (!isZone || !isIPv6(address)) return null;
  const serialized = serializeIPv6(address);
  const isShorter = serialized.length < address.length + (isOld ? 0 : 1);
  return `[${isShorter ? serialized : address}]`;
}

// Writes an address as inet_ntop does.
function serializeIPv6(address: string): string {
  const pieces = address
    .toLowerCase()
    .replace(/(\d+)\.(\d+)/g, (_, a: string, b: string) => (256 * +a + +b).toString(16))
    .replace('.', ':');
  const zeros = ':0'.repeat(8 - (pieces.match(/\w+/g) ?? []).length);
  const text = pieces
    .replace('::', `${zeros}:`)
    .replace(/^:|:$/g, '')
    .replace(/\b0+\B/g, '');
  const longest = text
    .match(/\b0(:0)+\b/g)
    ?.sort()
    .pop();
  return text
    .replace(new RegExp(`:?\\b${longest}\\b:?`), '::')
    .replace(/^(::(?:ffff:)?)(\w+):(\w+)$/, (_, start: string, high: string, low: string) => {
      return start + readIPv4(`0x${high}${low.padStart(4, '0')}`);
    });
}

function readIPv4(text: string): string | null {
  if (!/^(?:(?:0x[\da-f]+|0[0-7]*|[1-9]\d*)(?:\.|$)){1,4}$/i.test(text)) return null;
  const numbers = text
    .replace(/\.$/, '')
    .split('.')
    .map((part) => Number(part.replace(/^0(?=\d)/, '0o')));
  const last = numbers.pop() ?? 0;
  if (last >= 256 ** (4 - numbers.length) || numbers.some((number) => number > 255)) return null;
  const address = numbers.reduce((sum, number, index) => sum + number * 256 ** (3 - index), last);
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff).join('.');
}
