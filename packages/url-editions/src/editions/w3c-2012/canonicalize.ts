// URL, W3C Working Draft 24 May 2012, 3.3 Canonicalize a URL

import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { isDefaultPort } from '../../shared/default-ports.js';
import { toASCII } from '../../shared/idna-2003/to-ascii.js';
import { escapeInvalid, percentEncodeCharacter, userinfoPart } from '../../shared/uri/grammar.js';
import { removeDotSegments } from '../../shared/uri/reference-resolution.js';
import { isIPLiteral, isScheme } from '../../shared/uri/uri-reference.js';
import type { ParsedURL } from './parse.js';

/** How to read a text that contradicts itself: by its words, or by what it must mean. */
export type Reading = 'words' | 'intent';

/** The canonical components of a URL; '' for a missing component. */
export interface CanonicalURL {
  readonly scheme: string;
  /** Null if the user-info is empty. A user-info with an empty username and password is not empty. */
  readonly userInfo: string | null;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  /** Empty if it is the default port. */
  readonly port: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
  readonly isHierarchical: boolean;
}

/** Canonicalizes the components of a URL. Returns null if the scheme is invalid, or ToASCII fails. */
export function canonicalizeComponents(
  url: ParsedURL,
  reading: Reading = 'words',
): CanonicalURL | null {
  const { scheme, port, path, query, fragment } = url;
  const host = canonicalizeHost(url.host ?? '');
  if (!isScheme(scheme) || host === null) return null;
  if (url.slashes === 0) return { ...empty, scheme, path: path ?? '' };
  const username = canonicalizeUserInfoPart(url.username ?? '');
  const password = canonicalizeUserInfoPart(url.password ?? '');
  return {
    scheme,
    userInfo: url.userInfo ? username + (password && `:${password}`) : null,
    username,
    password,
    host,
    port: port === null || isDefaultPort(scheme, port) ? '' : port,
    path: canonicalizePath(path ?? '', reading),
    query: canonicalizeQuery(query ?? ''),
    fragment: canonicalizeFragment(fragment ?? ''),
    isHierarchical: true,
  };
}

const empty: CanonicalURL = {
  ...{ scheme: '', userInfo: null, username: '', password: '', host: '', port: '' },
  ...{ path: '', query: '', fragment: '', isHierarchical: false },
};

/** Canonicalizes a URL. Returns null if it is invalid. A URL that is not hierarchical does not change. */
export function canonicalizeURL(url: ParsedURL, reading: Reading = 'words'): string | null {
  const canonical = canonicalizeComponents(url, reading);
  return canonical && serializeCanonicalURL(canonical);
}

/** Serializes canonical components. */
export function serializeCanonicalURL(url: CanonicalURL): string {
  const { scheme, userInfo, host, port, path, query, fragment } = url;
  if (!url.isHierarchical) return `${scheme}:${path}`;
  return (
    `${scheme}://${userInfo === null ? '' : `${userInfo}@`}${host}${port && `:${port}`}${path}` +
    (query && `?${query}`) +
    (fragment && `#${fragment}`)
  );
}

/** Tells whether all characters are allowed in a scheme. If not, the URL is relative. */
export function isValidScheme(scheme: string): boolean {
  return /^[A-Za-z\d+.-]*$/.test(scheme);
}

/** Canonicalizes a scheme (3.3.1), even an invalid one. Letters keep their case. */
export function canonicalizeScheme(scheme: string): string {
  return scheme.replace(/[^A-Za-z\d+.%-]/gu, percentEncodeCharacter);
}

/** Canonicalizes a username or a password (3.3.2). The text leaves the set open; it is that of RFC 3986. */
export function canonicalizeUserInfoPart(part: string): string {
  return escapeInvalid(part, userinfoPart);
}

/** Canonicalizes a host (3.3.3). Returns null if ToASCII fails. IP addresses in brackets do not change. */
export function canonicalizeHost(host: string): string | null {
  const normalized = normalizeHostEscapes(host);
  return normalized === '' || isIPLiteral(normalized) ? normalized : toASCII(normalized);
}

/** Host escape normalization (3.3.3.1). The text leaves open what to do with `%`; here it is decoded. */
export function normalizeHostEscapes(host: string): string {
  return utf8PercentDecode(host).replace(/[A-Z]+|[\0-*,/;-@\\^`{-\x7F]/g, (characters) =>
    /[A-Z]/.test(characters) ? characters.toLowerCase() : percentEncodeCharacter(characters),
  );
}

/**
 * Canonicalizes a path (3.3.5). By the text, `\` and `%` are escaped before their own branches are reached.
 * These branches, and those for dots, show what was meant.
 */
export function canonicalizePath(path: string, reading: Reading = 'words'): string {
  if (path === '') return '/';
  if (reading === 'words') return path.replace(pathEscaped, percentEncodeCharacter);
  const withSlashes = path.replace(/\\/g, '/');
  return removeDotSegments(withSlashes.replace(pathEscaped, escapeAllButPercent));
}

// Includes U+0080 and higher.
const pathEscaped = /[\0- "#%<>?\\^`{-}\x7F]|[^\0-\x7F]/gu;

function escapeAllButPercent(character: string): string {
  return character === '%' ? '%' : percentEncodeCharacter(character);
}

/** Escapes the characters that a new path must not have, except `%`, which begins escapes. */
export function escapePath(path: string): string {
  return path.replace(pathEscaped, escapeAllButPercent);
}

/** Canonicalizes a query (3.3.6) in UTF-8. The text leaves the set open; it is that of the living standard. */
export function canonicalizeQuery(query: string): string {
  return query.replace(/[\0- "#<>]|[^\0-~]/gu, percentEncodeCharacter);
}

/** Canonicalizes a fragment (3.3.7). Characters that are not ASCII do not change. */
export function canonicalizeFragment(fragment: string): string {
  return fragment.replace(/[\0-\x1F]/g, percentEncodeCharacter);
}
