// https://docs.ruby-lang.org/en/3.1/URI.html#method-c-parse

import {
  type Authority,
  createDialect,
  cut,
  type Dialect,
  failure,
  type ProgramURL,
  type Reading,
} from './dialect.js';
import { isIPv6 } from './ipv6.js';

/**
 * Ruby's `URI.parse`. The path of an opaque URI is its opaque part. Instead of a missing port, Ruby
 * returns the default port of the scheme.
 *
 * @see https://docs.ruby-lang.org/en/3.1/URI.html#method-c-parse
 */
export const rubyURI: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'ruby',
    title: 'Ruby, URI.parse',
    version: '3.1.2',
    source: 'https://docs.ruby-lang.org/en/3.1/URI.html#method-c-parse',
  },
  read,
);

const invalid = /[\0- "<>[\\\]^`{|}\x7F]|%(?![\dA-Fa-f]{2})/;

/** Parses a URI. */
export function read(input: string): Reading {
  if (/[^\0-\x7F]/.test(input)) return failure('not ASCII');
  const [beforeFragment, fragment] = cut(input, '#');
  const [hierarchical, query] = cut(beforeFragment, '?');
  const [, name = null, rest = ''] = /^(?:([a-z][a-z\d+.-]*):)?(.*)$/is.exec(hierarchical) ?? [];
  const [, authority, path = ''] = /^(?:\/\/([^/]*))?(.*)$/s.exec(rest) ?? [];
  if (name === null && authority === undefined && /^[^/]*:/.test(path)) {
    return failure('path: begins with a scheme');
  }
  if (invalid.test(path)) return failure('path: an invalid character');
  if (invalid.test(fragment ?? '') || fragment?.includes('#')) {
    return failure('fragment: an invalid character');
  }
  const server = readAuthority(authority ?? '', name === null);
  if (server === null) return failure('authority: not in the grammar');
  const scheme = name?.toLowerCase() ?? null;
  const isOpaque = scheme !== null && authority === undefined && /^[^/]/.test(path);
  if (!isOpaque) {
    // Ruby removes these from a query.
    const kept = query?.replace(/[\t\n\r]/g, '') ?? null;
    if (/%[^\dA-Fa-f]{2}/.test(kept ?? '')) return failure('query: invalid percent-encoding');
    return finish({ ...server, scheme, path, query: kept && escapeQuery(kept), fragment }, false);
  }
  const opaque = query === null ? path : `${path}?${query}`;
  return finish({ ...server, scheme, path: opaque, query: null, fragment }, true);
}

function readAuthority(authority: string, isRelative: boolean): Authority | null {
  const [, userinfo = '', hostAndPort = ''] = /^(?:([^@]*)@)?(.*)$/s.exec(authority) ?? [];
  const isAddress = isRelative && isHost(hostAndPort, true);
  const [, host = hostAndPort, port = ''] =
    (isAddress ? null : /^(.*):(\d*)$/s.exec(hostAndPort)) ?? [];
  if (invalid.test(userinfo) || !isHost(host, isRelative)) return null;
  const [username, password] = userinfo === '' ? [null, null] : cut(userinfo, ':');
  return { username, password, host: host || null, port: port.replace(/^0+(?=\d)/, '') };
}

// In a relative reference, Ruby accepts an IPv6 address with only the opening bracket, and IPvFuture with
// only the closing one.
function isHost(host: string, isRelative: boolean): boolean {
  if (/^\[?v[\dA-Fa-f]+\.[\w.~!$&'()*+,;=:-]+\]$/.test(host)) {
    return isRelative !== host.startsWith('[');
  }
  if (!host.startsWith('[')) return !invalid.test(host) && !/[:@]/.test(host);
  if (isRelative) return isIPv6(host.slice(1));
  return host.endsWith(']') && isIPv6(host.slice(1, -1));
}

// Percent-encodes characters that the grammar does not allow.
function escapeQuery(query: string): string {
  return query.replace(/[\0- "'<>`\x7F]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${code.padStart(2, '0')}`;
  });
}

function finish(url: ProgramURL, isOpaque: boolean): Reading {
  switch (url.scheme) {
    case 'file':
      return {
        ...url,
        username: null,
        password: null,
        host: url.host === 'localhost' ? '' : (url.host ?? ''),
        port: null,
      };
    case 'ftp':
      return isOpaque ? failure('ftp: opaque') : withDefault('21', withoutType(url));
    case 'ldap':
    case 'ldaps':
      if (isOpaque || url.fragment !== null) return failure('ldap: opaque, or with a fragment');
      return withDefault(url.scheme === 'ldap' ? '389' : '636', url);
    case 'mailto':
      return readMailto(url, isOpaque);
    case 'http':
    case 'ws':
      return withDefault('80', url);
    case 'https':
      return withDefault('443', url);
    default:
      return withDefault(null, url);
  }
}

function withDefault(defaultPort: string | null, url: ProgramURL): ProgramURL {
  return { ...url, port: url.port || defaultPort };
}

function withoutType(url: ProgramURL): ProgramURL {
  const [path] = cut((url.path ?? '').replace(/^\//, ''), ';type=');
  return { ...url, path: path.replace(/^%2F/, '/') };
}

function readMailto(url: ProgramURL, isOpaque: boolean): Reading {
  if (!isOpaque && url.query === null) return failure('mailto: no recipients');
  const opaque = isOpaque ? url.path : `?${url.query}`;
  const [recipients] = cut(opaque ?? '', '?');
  const list = recipients.replace(/[,;]$/, '').split(/[,;]/);
  const areValid = recipients === '' || list.every((item) => /^[^@]+@[^@]+$/.test(item));
  return areValid
    ? { ...withDefault(null, url), path: opaque }
    : failure('mailto: invalid recipients');
}
