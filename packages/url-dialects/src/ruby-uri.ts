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
    version: '3.1.7',
    source: 'https://docs.ruby-lang.org/en/3.1/URI.html#method-c-parse',
  },
  read,
);

const invalid = /[\0- "<>[\\\]^`{|}\x7F]|%(?![\dA-Fa-f]{2})/;

const defaultPorts: ReadonlyMap<string | null, string> = /* @__PURE__ */ new Map([
  ['ftp', '21'],
  ['ldap', '389'],
  ['ldaps', '636'],
  ['http', '80'],
  ['ws', '80'],
  ['https', '443'],
  ['wss', '443'],
]);

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
  const server = readAuthority(authority, name === null);
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

function readAuthority(authority: string | undefined, isRelative: boolean): Authority | null {
  const [, userinfo = '', hostAndPort = ''] = /^(?:([^@]*)@)?(.*)$/s.exec(authority ?? '') ?? [];
  const [, host = hostAndPort, port = ''] = /^(.*):(\d*)$/s.exec(hostAndPort) ?? [];
  if (invalid.test(userinfo) || !isHost(host)) return null;
  const [username, password] = userinfo === '' ? [null, null] : cut(userinfo, ':');
  // Only an absolute URI can have an empty host.
  const isMissing = host === '' && (isRelative || authority === undefined);
  return { username, password, host: isMissing ? null : host, port: port.replace(/^0+(?=\d)/, '') };
}

function isHost(host: string): boolean {
  if (!host.startsWith('[')) return !invalid.test(host) && !/[:@]/.test(host);
  const isFuture = /^\[v[\dA-Fa-f]+\.[\w.~!$&'()*+,;=:-]+\]$/.test(host);
  return isFuture || (host.endsWith(']') && isIPv6(host.slice(1, -1)));
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
      return isOpaque ? failure('ftp: opaque') : withDefault(withoutType(url));
    case 'ldap':
    case 'ldaps': {
      const isRefused = isOpaque || url.fragment !== null;
      return isRefused ? failure('ldap: opaque, or with a fragment') : withDefault(url);
    }
    case 'mailto':
      return readMailto(url, isOpaque);
    default:
      return withDefault(url);
  }
}

/** The URI with the default port of its scheme if it has none. */
export function withDefault(url: ProgramURL): ProgramURL {
  return { ...url, port: url.port || (defaultPorts.get(url.scheme) ?? null) };
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
  return areValid ? { ...withDefault(url), path: opaque } : failure('mailto: invalid recipients');
}
