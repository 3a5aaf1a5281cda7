// URL, W3C Working Draft 24 May 2012, 3.3 Canonicalize a URL

import { assertArgument, assertString, type Check, mustBeOneOf } from '@urlkit/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { removeDotSegments } from '@urlkit/uri';
import {
  escapeInvalid,
  isIPLiteral,
  isScheme,
  percentEncodeCharacter,
  userinfoPart,
} from '@urlkit/uri/generic-syntax';
import { isDefaultPort } from '../../shared/default-ports.js';
import { toASCII } from '../../shared/idna-2003/to-ascii.js';
import { mustBeParsedURL, type ParsedURL } from './parse.js';

/** How to read the text where it contradicts itself: literally (`words`), or as it must be meant (`intent`). */
export type Reading = 'words' | 'intent';

export const mustBeReading: Check = /* @__PURE__ */ mustBeOneOf(['words', 'intent']);

/** The canonical components of a URL. A missing component is ''. */
export interface CanonicalURL {
  readonly scheme: string;
  /**
   * The username, followed by U+003A (:) and the password if that is not empty. Null if the user-info is missing or
   * empty as it is written.
   */
  readonly userInfo: string | null;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  /** '' if it is the default port. */
  readonly port: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
  readonly isHierarchical: boolean;
}

/** Canonicalizes the components of a URL. Returns null if the scheme is invalid, or if ToASCII fails for the host. */
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

/**
 * Canonicalizes a URL. A URL that is not hierarchical does not change.
 *
 * @param reading Whether to follow the words of the text or its intent. Only the path depends on it.
 * @returns The canonical URL, serialized; null if the scheme is invalid, or if ToASCII fails for the host.
 * @throws {TypeError} If `reading` is unknown.
 * @see URL, W3C Working Draft 24 May 2012, 3.3 Canonicalize a URL
 */
export function canonicalizeURL(url: ParsedURL, reading: Reading = 'words'): string | null {
  assertArgument(url, 'url', mustBeParsedURL);
  assertArgument(reading, 'reading', mustBeReading);
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

/**
 * Whether a scheme has only “valid scheme characters”, which the text does not define. If not, the URL is relative.
 */
export function isValidScheme(scheme: string): boolean {
  return /^[A-Za-z\d+.-]*$/.test(scheme);
}

/**
 * Canonicalizes a scheme, which may be invalid. Percent-encodes all characters except ASCII letters, digits, `+`,
 * `-`, `.` and `%`. The case of letters does not change.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.3.1 Canonicalize a scheme
 */
export function canonicalizeScheme(scheme: string): string {
  assertString(scheme, 'scheme');
  return scheme.replace(/[^A-Za-z\d+.%-]/gu, percentEncodeCharacter);
}

/**
 * Canonicalizes a username or a password. The text does not say which characters are percent-encoded. Here, they are
 * those that RFC 3986 does not allow in userinfo, `:`, and `%` unless it begins a percent-encoded octet.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.3.2 Canonicalize a user-info
 */
export function canonicalizeUserInfoPart(part: string): string {
  assertString(part, 'part');
  return escapeInvalid(part, userinfoPart);
}

/**
 * Canonicalizes a host: normalizes its escapes and applies ToASCII, unless it is empty or an IP address in brackets.
 *
 * @returns The canonical host; null if ToASCII fails.
 * @see URL, W3C Working Draft 24 May 2012, 3.3.3 Canonicalize a host
 */
export function canonicalizeHost(host: string): string | null {
  assertString(host, 'host');
  const normalized = normalizeHostEscapes(host);
  return normalized === '' || isIPLiteral(normalized) ? normalized : toASCII(normalized);
}

/**
 * Normalizes the escapes of a host: percent-decodes it, converts ASCII letters to lower case, and percent-encodes
 * other ASCII characters except digits and `+-.:[]_`. The text does not say how to handle percent-encoded octets.
 * Here, they are decoded as UTF-8.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.3.3.1 Host escape normalization
 */
export function normalizeHostEscapes(host: string): string {
  assertString(host, 'host');
  return utf8PercentDecode(host).replace(/[A-Z]+|[\0-*,/;-@\\^`{-\x7F]/g, (characters) =>
    /[A-Z]/.test(characters) ? characters.toLowerCase() : percentEncodeCharacter(characters),
  );
}

/**
 * Canonicalizes a path. By the words of the text, the default, `\` and `%` are percent-encoded before its rules for
 * them are reached, and dot segments remain. By its intent, `\` becomes `/`, `%` does not change, and dot segments
 * are removed. An empty path becomes `/`.
 *
 * @throws {TypeError} If `reading` is unknown.
 * @see URL, W3C Working Draft 24 May 2012, 3.3.5 Canonicalize a path
 */
export function canonicalizePath(path: string, reading: Reading = 'words'): string {
  assertString(path, 'path');
  assertArgument(reading, 'reading', mustBeReading);
  if (path === '') return '/';
  if (reading === 'words') return path.replace(pathEscaped, percentEncodeCharacter);
  const withSlashes = path.replace(/\\/g, '/');
  return removeDotSegments(withSlashes.replace(pathEscaped, escapeAllButPercent));
}

// The second alternative matches everything that is not ASCII.
const pathEscaped = /[\0- "#%<>?\\^`{-}\x7F]|[^\0-\x7F]/gu;

function escapeAllButPercent(character: string): string {
  return character === '%' ? '%' : percentEncodeCharacter(character);
}

/** Percent-encodes the characters that a new path must not have, but not `%`, which may begin an escape. */
export function escapePath(path: string): string {
  return path.replace(pathEscaped, escapeAllButPercent);
}

/**
 * Canonicalizes a query in UTF-8. The text does not say which characters are percent-encoded. Here, they are those of
 * the query percent-encode set of the living standard.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.3.6 Canonicalize a query
 */
export function canonicalizeQuery(query: string): string {
  assertString(query, 'query');
  return query.replace(/[\0- "#<>]|[^\0-~]/gu, percentEncodeCharacter);
}

/**
 * Canonicalizes a fragment: percent-encodes U+0000 to U+001F. Other characters do not change.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.3.7 Canonicalize a fragment
 */
export function canonicalizeFragment(fragment: string): string {
  assertString(fragment, 'fragment');
  return fragment.replace(/[\0-\x1F]/g, percentEncodeCharacter);
}
