// Where the components of a serialized URL are.

import { isASCIIDigit } from '@urlkit/infra';
import { assertString, findBefore } from '@urlkit/infra/internal';

const SOLIDUS = 0x2f;
const LEFT_SQUARE_BRACKET = 0x5b;

/**
 * The offsets of a serialized URL's components, in code units. An absent component is empty,
 * at the offset where it would be.
 *
 * ```
 * https://user:pass@example.com:1234/foo/bar?baz#quux
 *      |  |   |    ||          |    |       |   |
 *      |  |   |    ||          |    |       |   `- hashStart
 *      |  |   |    ||          |    |       `----- searchStart
 *      |  |   |    ||          |    `------------- authorityEnd, pathStart
 *      |  |   |    ||          `------------------ hostEnd
 *      |  |   |    |`----------------------------- hostStart
 *      |  |   |    `------------------------------ userinfoEnd
 *      |  |   `----------------------------------- usernameEnd
 *      |  `--------------------------------------- usernameStart
 *      `------------------------------------------ schemeEnd
 * ```
 */
export interface ComponentOffsets {
  /** The U+003A (:) after the scheme. */
  readonly schemeEnd: number;
  readonly usernameStart: number;
  readonly usernameEnd: number;
  /** The U+0040 (@), or the host if there are no credentials. */
  readonly userinfoEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  /** After the host and the port. */
  readonly authorityEnd: number;
  /** After the authority, or after the `/.` that keeps a path from being read as one. */
  readonly pathStart: number;
  /** The U+003F (?), or the end of the path. */
  readonly searchStart: number;
  /** The U+0023 (#), or the end of the string. */
  readonly hashStart: number;
}

/**
 * Finds the components of a serialized URL.
 *
 * @param href A string that the URL serializer returned.
 * @throws {TypeError} If the argument is not a string.
 */
export function componentOffsets(href: string): ComponentOffsets {
  assertString(href, 'href');
  const schemeEnd = href.indexOf(':');
  const hashStart = findBefore(href.length, '#', href, schemeEnd);
  const searchStart = findBefore(hashStart, '?', href, schemeEnd);
  const hasHost =
    href.charCodeAt(schemeEnd + 1) === SOLIDUS && href.charCodeAt(schemeEnd + 2) === SOLIDUS;
  const usernameStart = schemeEnd + (hasHost ? 3 : 1);
  const authorityEnd = hasHost ? findBefore(searchStart, '/', href, usernameStart) : usernameStart;
  const at = hasHost ? findBefore(authorityEnd, '@', href, usernameStart) : authorityEnd;
  const hasCredentials = at < authorityEnd;
  const userinfoEnd = hasCredentials ? at : usernameStart;
  const hostStart = hasCredentials ? at + 1 : usernameStart;
  return {
    schemeEnd,
    usernameStart,
    usernameEnd: hasCredentials ? findBefore(userinfoEnd, ':', href, usernameStart) : userinfoEnd,
    userinfoEnd,
    hostStart,
    hostEnd: hasHost ? findHostEnd(href, hostStart, authorityEnd) : authorityEnd,
    authorityEnd,
    pathStart: !hasHost && href.startsWith('/.//', authorityEnd) ? authorityEnd + 2 : authorityEnd,
    searchStart,
    hashStart,
  };
}

function findHostEnd(href: string, hostStart: number, authorityEnd: number): number {
  // A port ends in a digit, and few hosts do.
  if (!isASCIIDigit(href.charCodeAt(authorityEnd - 1))) return authorityEnd;
  const isBracketed = href.charCodeAt(hostStart) === LEFT_SQUARE_BRACKET;
  const start = isBracketed ? href.indexOf(']', hostStart) : hostStart;
  return findBefore(authorityEnd, ':', href, start);
}
