// https://curl.se/libcurl/c/curl_url_set.html

import {
  createDialect,
  cut,
  type Dialect,
  decodeBytes,
  failure,
  nothing,
  type ProgramURL,
  type Reading,
  unknown,
} from './dialect.js';
import { isIPv6 } from './ipv6.js';

/**
 * curl's URL API with the flags of its transfers, `CURLU_GUESS_SCHEME` and
 * `CURLU_NON_SUPPORT_SCHEME`: what the command `curl` reads.
 */
export const curl: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'curl',
    title: 'curl, curl_url_set',
    version: '7.88.1',
    source: 'https://curl.se/libcurl/c/curl_url_set.html',
  },
  read,
);

function read(input: string): Reading {
  if (input.includes('\0')) return unknown('how the caller makes a C string');
  if (/[\x01- \x7F]/.test(input)) return failure('a control character or space');
  const [, name = null, rest = ''] = /^(?:([a-z\d+.-]{1,40}):(?=\/))?(.*)$/is.exec(input) ?? [];
  const scheme = name?.toLowerCase() ?? null;
  if (scheme === 'file') return readFile(rest);
  const [, authority = '', end = ''] =
    (scheme === null ? /^([^/?#]*)(.*)$/s : /^\/{1,3}([^/?#]*)(.*)$/s).exec(rest) ?? [];
  const url = readAuthority(authority, scheme);
  return 'kind' in url ? url : { ...url, ...readPath(end) };
}

function readFile(rest: string): Reading {
  const [, path] = /^(?:\/\/(?:localhost|127\.0\.0\.1)?(?=\/)|(?!\/\/))(\/.*)$/is.exec(rest) ?? [];
  if (path === undefined || rest === '/') return failure('file: no path, or a host');
  if (/^\/[a-z][:|](?:[/\\]|$)/i.test(path)) return failure('file: a drive letter');
  return { ...nothing, ...readPath(path), scheme: 'file' };
}

function readPath(end: string): Pick<ProgramURL, 'path' | 'query' | 'fragment'> {
  const [beforeFragment, fragment] = cut(end, '#');
  const [path, query] = cut(beforeFragment, '?');
  return { path: removeDotSegments(path), query, fragment: fragment || null };
}

function removeDotSegments(path: string): string {
  const output: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const isDot = segment === '.' || segment === '..';
    if (segment === '..') output.pop();
    if (!isDot) output.push(segment);
    else if (index === segments.length - 1) output.push('');
  }
  return `/${output.join('/')}`;
}

function readAuthority(authority: string, scheme: string | null): Reading {
  const [, userinfo, written = '', port] =
    /^(?:([^@]*)@)?(\[[^\]]*\]|[^:[]*)(?::(\d*))?$/s.exec(authority) ?? [];
  if (port === '' && scheme === null) return failure('port: none after a colon');
  if (Number(port ?? '') > 65535) return failure('port: greater than 65535');
  const host = readHost(written);
  if (host === null) return failure('host: empty, or not in the grammar');
  return {
    ...nothing,
    ...(userinfo === undefined ? {} : readUserinfo(userinfo, scheme)),
    scheme: scheme ?? guessScheme(host),
    host,
    port: port ? String(Number(port)) : null,
  };
}

// For mail, options may follow the name or the password.
function readUserinfo(userinfo: string, scheme: string | null): Partial<ProgramURL> {
  const isMail = /^(?:imap|pop3|smtp)s?$/.test(scheme ?? '');
  const [, username = '', password = null] =
    (isMail ? /^([^:;]*)(?:;[^:]*)?(?::(.*))?$/s : /^([^:]*)(?::(.*))?$/s).exec(userinfo) ?? [];
  const hasOptions = isMail && !/^[^:]*;/.test(userinfo);
  return { username, password: hasOptions && password ? cut(password, ';')[0] : password };
}

function guessScheme(host: string): string {
  return (/^(?:ftp|dict|ldap|imap|smtp|pop3)(?=\.)/i.exec(host)?.[0] ?? 'http').toLowerCase();
}

function readHost(written: string): string | null {
  if (written.startsWith('[')) return readAddress(written.slice(1, -1));
  const address = readIPv4(written);
  if (address !== null) return address;
  const host = decodeBytes(written);
  return host === '' || /[\0-"$&-,/:-@[-^`{}#]/.test(host) ? null : host;
}

// The zone, of at most 15 bytes, is no part of the host.
function readAddress(text: string): string | null {
  const [address, zone] = cut(text, '%');
  const isZone = zone === null || /^(?:25(?=.))?(?:[^%]|%..){1,15}$/.test(encodeURI(zone));
  if (!isZone || !isIPv6(address)) return null;
  const usual = serializeIPv6(address);
  return `[${usual.length < address.length ? usual : address}]`;
}

// As inet_ntop does it.
function serializeIPv6(address: string): string {
  const pieces = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octets: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = octets.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const zeros = ':0'.repeat(8 - pieces.split(':').filter(Boolean).length);
  const text = pieces
    .replace('::', `${zeros}:`)
    .replace(/^:|:$/g, '')
    .replace(/[\da-f]+/gi, (piece) => Number.parseInt(piece, 16).toString(16));
  for (let length = 8; length > 1; length--) {
    const run = new RegExp(`(?:^|:)0(?::0){${length - 1}}(?:$|:)`);
    if (run.test(text)) {
      return text.replace(run, '::').replace(/^::(?:ffff:)?[^:]+:[^:]+$/, toDotted);
    }
  }
  return text;
}

// The last two pieces as four octets.
function toDotted(address: string): string {
  return address.replace(
    /([^:]+):([^:]+)$/,
    (_, high: string, low: string) => readIPv4(`0x${high}${low.padStart(4, '0')}`) ?? '',
  );
}

function readIPv4(text: string): string | null {
  const parts = text.split('.');
  if (parts.length > 4) return null;
  let address = 0;
  for (const [index, part] of parts.entries()) {
    if (!/^(?:0x[\da-f]+|0[0-7]*|[1-9]\d*)$/i.test(part)) return null;
    const number = Number(part.replace(/^0(?=\d)/, '0o'));
    const isLast = index === parts.length - 1;
    if (number >= 256 ** (isLast ? 5 - parts.length : 1)) return null;
    address += isLast ? number : number * 256 ** (3 - index);
  }
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff).join('.');
}
