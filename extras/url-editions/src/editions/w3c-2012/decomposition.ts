// URL, W3C Working Draft 24 May 2012, 4.2 The URL decomposition IDL attributes

import { assertString } from '@urlkit/internal';
import { isIPLiteral } from '@urlkit/uri/generic-syntax';
import {
  type AttributeName,
  common,
  type Decomposition,
  isPortInRange,
} from '../../shared/decomposition-attributes.js';
import { hostport, portToKeep } from '../../shared/hostport.js';
import {
  canonicalizeFragment,
  canonicalizeQuery,
  canonicalizeScheme,
  canonicalizeUserInfoPart,
  escapePath,
} from './canonicalize.js';
import { findHost, type ParsedURL, serializeURL } from './parse.js';
import { parseAbsoluteURL } from './terms.js';

/** The name of an attribute that has a row in the table. */
export type Name = AttributeName | 'username' | 'password';

function isHierarchical({ slashes }: ParsedURL): boolean {
  return slashes > 0;
}

function isAuthorityBased({ slashes }: ParsedURL): boolean {
  return slashes === 2;
}

// Changes parts of the authority, and parses it again.
function withAuthority(
  url: ParsedURL,
  changes: Partial<Pick<ParsedURL, 'userInfo' | 'host' | 'port'>>,
): ParsedURL {
  const { userInfo, host, port } = { ...url, ...changes };
  const start = userInfo === null ? '' : `${userInfo}@`;
  return { ...url, ...findHost(start + (host ?? '') + (port === null ? '' : `:${port}`)) };
}

/** The table of attributes. In the text, the rows of username and password are empty. */
export const decomposition: Decomposition<ParsedURL, Name> = {
  parse: parseAbsoluteURL,
  serialize: serializeURL,
  attributes: {
    protocol: {
      ...common.protocol,
      escape: canonicalizeScheme,
    },
    username: {
      get: ({ username }) => username,
      escape: canonicalizeUserInfoPart,
      accepts: (url, value) => isAuthorityBased(url) && (value !== '' || url.username !== null),
      replace: (url, username) =>
        withAuthority(url, {
          userInfo: username + (url.password === null ? '' : `:${url.password}`),
        }),
    },
    password: {
      get: ({ password }) => password,
      escape: canonicalizeUserInfoPart,
      accepts: (url, value) => isAuthorityBased(url) && (value !== '' || url.password !== null),
      replace: (url, password) =>
        withAuthority(url, { userInfo: `${url.username ?? ''}:${password}` }),
    },
    host: {
      get: (url) => (isAuthorityBased(url) ? hostport(url) : null),
      escape: escapeHostport,
      accepts: acceptsHost,
      replace: (url, host) => withAuthority(url, { host, port: portToKeep(url, host) }),
    },
    hostname: {
      ...common.hostname,
      get: (url) => (isAuthorityBased(url) ? url.host : null),
      escape: (value) => (isIPLiteral(value) ? value : escapeHostport(value).replace(/:/g, '%3A')),
      accepts: acceptsHost,
      replace: (url, host) => withAuthority(url, { host }),
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
      replace: replaceFragment,
    },
  },
};

function acceptsHost(url: ParsedURL, value: string): boolean {
  return value !== '' && isAuthorityBased(url);
}

// Percent-encodes characters that would end the authority, or begin another host in it.
function escapeHostport(value: string): string {
  return value.replace(/[\0- "#/;<>?@\\^`{-\x7F]/g, encodeURIComponent);
}

// The parser finds no fragment in a URL that is not hierarchical, so the old one is a part of the path.
function replaceFragment(url: ParsedURL, fragment: string): ParsedURL {
  const { path } = url;
  return isHierarchical(url) || path === null
    ? { ...url, fragment }
    : { ...url, path: path.replace(/#.*$/s, ''), fragment };
}

/**
 * Runs the port setter preprocessor: takes the ASCII digits at the start of a string, without leading zeros.
 *
 * @returns The digits, which may be ''; `0` if the string does not begin with a digit.
 * @see URL, W3C Working Draft 24 May 2012, 3.7 Port setter preprocessor
 */
export function preprocessPort(input: string): string {
  assertString(input, 'input');
  if (!/^\d/.test(input)) return '0';
  return /^0*(\d*)/.exec(input)?.[1] ?? '';
}
