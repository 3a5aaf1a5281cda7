// https://www.php.net/manual/en/function.parse-url.php

import {
  createDialect,
  cut,
  cutLast,
  type Dialect,
  failure,
  nothing,
  type ProgramURL,
  type Reading,
} from './dialect.js';

/**
 * PHP's `parse_url` in the locale `C`, in which it replaces ASCII control characters with U+005F (_).
 *
 * @see https://www.php.net/manual/en/function.parse-url.php
 */
export const phpParseURL: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'php',
    title: 'PHP, parse_url',
    version: '8.2.36',
    source: 'https://www.php.net/manual/en/function.parse-url.php',
  },
  read,
);

function read(input: string): Reading {
  const [before, after] = cut(input, ':');
  if (after === null) return readRest(input, null, null);
  if (before === '' || /[^a-z\d+.-]/i.test(before)) {
    const isBeforeQuery = !/[?#]/.test(before);
    if (before === '' || (isBeforeQuery && after !== '')) return readWithPort(input, after);
    return readRest(input, null, null);
  }
  if (after === '') return { ...nothing, scheme: before };
  if (/^\d{1,5}(?:\/|$)/.test(after)) return readWithPort(input, after);
  if (!/^file$/i.test(before)) return readRest(after, before, null);
  // Without a host the path follows two slashes, or three if it begins with a drive letter.
  const [, path] = /^\/\/(?:\/(?=[\0-\x7F]:)|(?=\/))(.*)$/s.exec(after) ?? [];
  return path === undefined ? readRest(after, before, null) : readPath(path, { scheme: before });
}

// The first colon may belong to a port, even if there are no slashes before the authority.
function readWithPort(input: string, after: string): Reading {
  if (after === '') return failure('a colon only');
  const [, port] = /^(\d{1,5})(?:\/|$)/.exec(after) ?? [];
  if (port === undefined) return readRest(input, null, null);
  if (Number(port) > 65535) return failure('port: greater than 65535');
  return readAuthority(input.replace(/^\/\//, ''), null, Number(port));
}

function readRest(rest: string, scheme: string | null, port: number | null): Reading {
  return rest.startsWith('//')
    ? readAuthority(rest.slice(2), scheme, port)
    : readPath(rest, { scheme });
}

function readAuthority(rest: string, scheme: string | null, knownPort: number | null): Reading {
  const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
  const [userinfo, hostAndPort] = cutLast(authority, '@');
  const [username, password] = userinfo === null ? [null, null] : cut(userinfo, ':');
  const [, host = hostAndPort, written = ''] = /^(?!\[.*\]$)(.*):(.*)$/s.exec(hostAndPort) ?? [];
  if (host === '') return failure('host: empty');
  const port = knownPort || (readPort(written) ?? knownPort);
  if (Number.isNaN(port)) return failure('port: no number from 0 to 65535');
  const url = { scheme, username, password, host, port: port === null ? null : String(port) };
  return path === '' ? clean({ ...nothing, ...url }) : readPath(path, url);
}

// PHP reads the digits at the start of at most five bytes. Returns null if there is no port, NaN if it is
// not valid.
function readPort(port: string): number | null {
  if (port === '') return null;
  const length = port
    .replace(/[\x80-\u07FF\uD800-\uDFFF]/g, '12')
    .replace(/[^\0-\u07FF]/g, '123').length;
  const [, number = Number.NaN] = /^[\t-\r ]*([+-]?\d+)/.exec(port) ?? [];
  const value = Number(number);
  return length <= 5 && value >= 0 && value <= 65535 ? Math.abs(value) : Number.NaN;
}

function readPath(rest: string, url: Partial<ProgramURL>): Reading {
  const [beforeFragment, fragment] = cut(rest, '#');
  const [path, query] = cut(beforeFragment, '?');
  return clean({
    ...nothing,
    ...url,
    path: path === '' && rest !== '' ? null : path,
    query,
    fragment,
  });
}

function clean(url: ProgramURL): ProgramURL {
  const replace = (component: string | null) =>
    component === null ? null : component.replace(/[\0-\x1F\x7F]/g, '_');
  const { username, password, host, path, query, fragment } = url;
  return {
    ...url,
    username: replace(username),
    password: replace(password),
    host: replace(host),
    path: replace(path),
    query: replace(query),
    fragment: replace(fragment),
  };
}
