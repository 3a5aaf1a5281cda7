// https://pkg.go.dev/net/url@go1.26.8#Parse

import type { Failure } from '@urlkit/url-editions';
import {
  type Authority,
  createDialect,
  cut,
  cutLast,
  type Dialect,
  decodeBytes,
  failure,
  isUnread,
  type Reading,
  withBytes,
} from './dialect.js';
import { isIPv6 } from './ipv6.js';
import { type ResolvableURL, toProgramURL } from './resolvable-url.js';

/**
 * Go's `url.Parse`, with the methods `Hostname`, `Port`, `EscapedPath` and `EscapedFragment`.
 *
 * @see https://pkg.go.dev/net/url@go1.26.8#Parse
 */
export const goNetURL: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'go',
    title: 'Go, net/url Parse',
    version: '1.26.8',
    source: 'https://pkg.go.dev/net/url@go1.26.8#Parse',
  },
  /* @__PURE__ */ withBytes(read),
);

/** Parses a URL. */
export function parse(input: string): ResolvableURL | Failure {
  const [url, fragment] = cut(input, '#');
  if (/[\0-\x1F\x7F]/.test(url)) return failure('a control character');
  const [, scheme = '', rest = ''] = /^(?:([a-z][a-z\d+.-]*):)?(.*)$/is.exec(url) ?? [];
  const [hierarchical, query] = cut(rest, '?');
  const isOpaque = scheme !== '' && !hierarchical.startsWith('/');
  const pattern = scheme === '' ? /^(?:\/\/(?!\/)([^/]*))?(.*)$/s : /^(?:\/\/([^/]*))?(.*)$/s;
  const [, authority = '', path = ''] = pattern.exec(hierarchical) ?? [];
  if (scheme === '' && /^[^/]*:/.test(hierarchical)) return failure('path: begins with a scheme');
  if (!isOpaque && hasBadEscape(path)) return failure('path: invalid percent-encoding');
  if (hasBadEscape(fragment ?? '')) return failure('fragment: invalid percent-encoding');
  const server = readAuthority(authority, /^https?$/i.test(scheme));
  if (server === null) return failure('authority: not in the grammar');
  return {
    ...server,
    scheme: scheme.toLowerCase(),
    path: isOpaque ? path : escapePath(path),
    query,
    fragment: escapePart(fragment ?? '', /[^%\w.~!()*$&+,/:;=?@-]/u),
    isOpaque,
    hasAuthority: authority !== '',
  };
}

/** Reads a URL. */
export function read(input: string): Reading {
  const url = parse(input);
  return isUnread(url) ? url : toProgramURL(url);
}

function readAuthority(authority: string, isStrict: boolean): Authority | null {
  const [userinfo, hostAndPort] = cutLast(authority, '@');
  const [username, password] = userinfo === null ? [null, null] : cut(userinfo, ':');
  if (userinfo !== null && (!/^[\w.~!$&'()*+,;=:%@-]*$/.test(userinfo) || hasBadEscape(userinfo))) {
    return null;
  }
  const [, host, port = ''] =
    /^(\[.*\]|[^[:]*|[^[]*(?=:\d*$))(?::(\d*))?$/s.exec(hostAndPort) ?? [];
  if (host === undefined || !isHost(host)) return null;
  // Only http and https forbid colons in a host without brackets.
  if (isStrict && /^[^[]*:/.test(host)) return null;
  return {
    username: username && decodeBytes(username),
    password: password && decodeBytes(password),
    host: decodeBytes(host.replace(/^\[(.*)\]$/s, '$1')),
    port,
  };
}

function hasBadEscape(text: string): boolean {
  return /%(?![\da-f]{2})/i.test(text);
}

// Outside a zone, percent-encoded bytes must be %25 or not ASCII. In a zone, they must be a space, % or what Go does not
// percent-encode in hosts.
function isHost(host: string): boolean {
  if (!host.startsWith('[')) return isHostText(host, '[89a-f][\\da-f]|25');
  const [address, zone] = cut(host.slice(1, -1), '%25');
  if (zone === '' || !isIPv6(address)) return false;
  return isHostText(zone ?? '', '2[0-24-9a-e]|3[\\da-e]|4[1-9a-f]|5[\\dabdf]|6[1-9a-f]|7[\\dae]');
}

function isHostText(text: string, escapes: string): boolean {
  return !new RegExp(`[\\0- #/?@[\\\\^\`{-}\\x7F]|%(?!${escapes})`, 'i').test(text);
}

// Go does not percent-encode a path that is an asterisk.
function escapePath(path: string): string {
  return path === '%2A' ? '*' : escapePart(path, /[^%\w.~$&+,/:;=@-]/u);
}

// Keeps text that has only allowed characters. Other text is decoded and then percent-encoded. The pattern matches what
// is percent-encoded, except %.
function escapePart(text: string, escaped: RegExp): string {
  if (/^[\w.~!$&'()*+,;=:@/?[\]%-]*$/.test(text)) return text;
  return text.replace(new RegExp(`%[\\dA-Fa-f]{2}|${escaped.source}+`, 'gu'), (token) => {
    if (!token.startsWith('%')) return escapeCharacters(token);
    const character = String.fromCharCode(Number.parseInt(token.slice(1), 16));
    return character === '%' || escaped.test(character) ? token.toUpperCase() : character;
  });
}

function escapeCharacters(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
