// URL, W3C Working Draft 24 May 2012, 4.2 The URL decomposition IDL attributes

import {
  type AttributeName,
  common,
  type Decomposition,
  isPortInRange,
} from '../../shared/decomposition-attributes.js';
import { hostport } from '../../shared/hostport.js';
import {
  canonicalizeFragment,
  canonicalizeQuery,
  canonicalizeScheme,
  canonicalizeUserInfoPart,
  escapePath,
} from './canonicalize.js';
import { findHost, type ParsedURL, parseURL, serializeURL } from './parse.js';
import { isAbsoluteURL } from './terms.js';

/** The attributes that have a row with a component here. */
export type Name = AttributeName | 'username' | 'password';

function isHierarchical({ slashes }: ParsedURL): boolean {
  return slashes > 0;
}

function isAuthorityBased({ slashes }: ParsedURL): boolean {
  return slashes === 2;
}

// Puts what has changed of an authority together.
function withAuthority(url: ParsedURL, changes: Partial<ParsedURL>): ParsedURL {
  const { username, password, host, port } = { ...url, ...changes };
  const userInfo = (username ?? '') + (password ? `:${password}` : '');
  const hostAndPort = (host ?? '') + (port === null ? '' : `:${port}`);
  return { ...url, ...findHost((userInfo && `${userInfo}@`) + hostAndPort) };
}

const host = { accepts: acceptsHost, escape: escapeHost };

/** The table of the attributes; its rows for username and password, which are empty, are filled. */
export const decomposition: Decomposition<ParsedURL, Name> = {
  parse: (input) => (isAbsoluteURL(input) ? parseURL(input) : null),
  serialize: serializeURL,
  attributes: {
    protocol: {
      ...common.protocol,
      escape: canonicalizeScheme,
    },
    username: {
      get: ({ username }) => username,
      escape: canonicalizeUserInfoPart,
      accepts: isAuthorityBased,
      replace: (url, username) => withAuthority(url, { username }),
    },
    password: {
      get: ({ password }) => password,
      escape: canonicalizeUserInfoPart,
      accepts: isAuthorityBased,
      replace: (url, password) => withAuthority(url, { password }),
    },
    host: {
      ...host,
      get: (url) => (isAuthorityBased(url) ? hostport(url) : null),
      replace: (url, value) => withAuthority(url, { host: value, port: null }),
    },
    hostname: {
      ...host,
      ...common.hostname,
      get: (url) => (isAuthorityBased(url) ? url.host : null),
      replace: (url, value) => withAuthority(url, { host: value }),
    },
    port: {
      get: (url) => (isAuthorityBased(url) ? url.port : null),
      preprocess: preprocessPort,
      escape: (value) => value,
      accepts: (url, value) => isAuthorityBased(url) && isPortInRange(value),
      replace: (url, port) => withAuthority(url, { port }),
    },
    pathname: {
      ...common.pathname,
      get: (url) => (isHierarchical(url) ? url.path || '/' : null),
      escape: escapePath,
      accepts: isHierarchical,
    },
    search: {
      ...common.search,
      get: (url) => (isHierarchical(url) ? url.query : null),
      escape: canonicalizeQuery,
      accepts: isHierarchical,
    },
    hash: {
      ...common.hash,
      escape: canonicalizeFragment,
    },
  },
};

function acceptsHost(url: ParsedURL, value: string): boolean {
  return value !== '' && isAuthorityBased(url);
}

// What would end the authority, or begin a host in it.
function escapeHost(value: string): string {
  return value.replace(/[\0- "#/;<>?@\\^`{-\x7F]/g, encodeURIComponent);
}

/** The port setter preprocessor (3.7). */
export function preprocessPort(input: string): string {
  if (!/^\d/.test(input)) return '0';
  return /^0*(\d*)/.exec(input)?.[1] ?? '';
}
