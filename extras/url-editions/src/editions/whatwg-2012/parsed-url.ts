// 5 URLs

import type { Check } from '@urlkit/internal';
import { isString, isStringOrNull, mustHaveMembers } from '../../shared/check-members.js';
import { type Host, isHostOrNull } from './host-parser.js';

export { defaultPort, isRelativeScheme } from '../../shared/default-ports.js';

/**
 * A parsed URL.
 *
 * @see URL Living Standard, 28 December 2012, 5 URLs
 */
export interface ParsedURL {
  /** In lower case, without U+003A (:). */
  scheme: string;
  /** If the relative flag is unset, what is between the scheme and the query. */
  schemeData: string;
  /** '' if there is none. */
  username: string;
  /** Null if there is none; '' if it is empty, as in `http://u:@h/`. */
  password: string | null;
  /** Null if there is none, which is not the same as an empty domain. */
  host: Host | null;
  /** ASCII digits, without an upper limit; '' if there is none or it is the default port. */
  port: string;
  /** The path segments, which are written only if the relative flag is set. */
  path: string[];
  /** Without U+003F (?); null if there is none. */
  query: string | null;
  /** Without U+0023 (#); null if there is none. */
  fragment: string | null;
  /** Whether the URL has a host and path segments, rather than scheme data. */
  relativeFlag: boolean;
}

export const mustBeParsedURL: Check = /* @__PURE__ */ mustHaveMembers(
  'a parsed URL, as returned by parseURL',
  {
    scheme: isString,
    schemeData: isString,
    username: isString,
    password: isStringOrNull,
    host: isHostOrNull,
    port: isString,
    path: (value) => Array.isArray(value) && value.every(isString),
    query: isStringOrNull,
    fragment: isStringOrNull,
    relativeFlag: (value) => typeof value === 'boolean',
  },
);

/** Requires a base URL: a string, or a parsed URL. */
export const mustBeBase: Check = (value) =>
  typeof value === 'string' || mustBeParsedURL(value) === null
    ? null
    : 'a string, or a parsed URL, as returned by parseURL';

/**
 * Creates a parsed URL whose components are cleared.
 *
 * @see URL Living Standard, 28 December 2012, 5.2 Parsing
 */
export function createParsedURL(): ParsedURL {
  return {
    ...{ scheme: '', schemeData: '', username: '', password: null, host: null, port: '' },
    ...{ path: [], query: null, fragment: null, relativeFlag: false },
  };
}

/** Whether a string is an ASCII alpha followed by U+003A (:) or U+007C (|). */
export function isDriveLetter(input: string): boolean {
  return /^[A-Za-z][:|]$/.test(input);
}
