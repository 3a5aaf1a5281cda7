// Where the components of a serialized URL are.

import { assertString } from '@urlkit/internal';
import {
  authorityEndOf,
  hostEndOf,
  locateBorders,
  schemeEndOf,
  usernameEndOf,
  usernameStartOf,
} from './serialized-url.js';

/**
 * The offsets of the components of a serialized URL, in code units. A missing component has an empty
 * range at the place where it would be.
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
  /** The offset of the U+003A (:) after the scheme. */
  readonly schemeEnd: number;
  /** The offset after the `//`, or after the U+003A (:) if there is no host. */
  readonly usernameStart: number;
  /** The offset of the U+003A (:) before the password, or `userinfoEnd` if there is no password. */
  readonly usernameEnd: number;
  /** The offset of the U+0040 (@), or of the host if there are no credentials. */
  readonly userinfoEnd: number;
  /** The offset after the U+0040 (@), or `usernameStart` if there are no credentials. */
  readonly hostStart: number;
  /** The offset of the U+003A (:) before the port, or `authorityEnd` if there is no port. */
  readonly hostEnd: number;
  /** The end of the host and the port. */
  readonly authorityEnd: number;
  /** The end of the authority, or of the `/.` that prevents a path from being read as an authority. */
  readonly pathStart: number;
  /** The offset of the U+003F (?), or the end of the path. */
  readonly searchStart: number;
  /** The offset of the U+0023 (#), or the end of the string. */
  readonly hashStart: number;
}

/**
 * Finds the components of a serialized URL.
 *
 * @param href A result of the URL serializer, which is not checked.
 * @returns The offsets, in code units.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function componentOffsets(href: string): ComponentOffsets {
  assertString(href, 'href');
  const url = locateBorders(href);
  const { hostStart, pathStart, searchStart, hashStart } = url;
  const usernameStart = usernameStartOf(url);
  return {
    schemeEnd: schemeEndOf(url),
    usernameStart,
    usernameEnd: usernameEndOf(url),
    userinfoEnd: usernameStart < hostStart ? hostStart - 1 : hostStart,
    hostStart,
    hostEnd: hostEndOf(url),
    authorityEnd: authorityEndOf(url),
    pathStart,
    searchStart,
    hashStart,
  };
}
