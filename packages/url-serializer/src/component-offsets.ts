// Where the components of a serialized URL stand.

/**
 * The offsets of a serialized URL's components, in code units. A component that is not there is
 * empty where it would stand.
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
  /** Of the U+003A (:) behind the scheme. */
  readonly schemeEnd: number;
  readonly usernameStart: number;
  readonly usernameEnd: number;
  /** Of the U+0040 (@), or of the host if there are no credentials. */
  readonly userinfoEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  /** Behind the host and the port. */
  readonly authorityEnd: number;
  /** Behind the authority, or behind the `/.` that keeps a path from being read as one. */
  readonly pathStart: number;
  /** Of the U+003F (?), or of the end of the path. */
  readonly searchStart: number;
  /** Of the U+0023 (#), or of the end of the string. */
  readonly hashStart: number;
}

/**
 * Finds the components of a serialized URL.
 *
 * @param href A string that the URL serializer returned.
 */
export function componentOffsets(href: string): ComponentOffsets {
  const schemeEnd = href.indexOf(':');
  const fragmentAt = href.indexOf('#', schemeEnd);
  const hashStart = fragmentAt === -1 ? href.length : fragmentAt;
  const queryAt = href.indexOf('?', schemeEnd);
  const searchStart = queryAt === -1 || queryAt > hashStart ? hashStart : queryAt;

  if (!href.startsWith('//', schemeEnd + 1)) {
    const none = schemeEnd + 1;
    return {
      schemeEnd,
      usernameStart: none,
      usernameEnd: none,
      userinfoEnd: none,
      hostStart: none,
      hostEnd: none,
      authorityEnd: none,
      pathStart: href.startsWith('/.//', none) ? none + 2 : none,
      searchStart,
      hashStart,
    };
  }

  const usernameStart = schemeEnd + 3;
  const pathAt = href.indexOf('/', usernameStart);
  const authorityEnd = pathAt === -1 || pathAt > searchStart ? searchStart : pathAt;
  const at = href.lastIndexOf('@', authorityEnd);
  const hasCredentials = at >= usernameStart;
  const userinfoEnd = hasCredentials ? at : usernameStart;
  const hostStart = hasCredentials ? at + 1 : usernameStart;
  const passwordColon = href.indexOf(':', usernameStart);
  const portColon = href.lastIndexOf(':', authorityEnd);
  const hasPort = portColon >= hostStart && !href.startsWith(']', authorityEnd - 1);
  return {
    schemeEnd,
    usernameStart,
    usernameEnd: passwordColon !== -1 && passwordColon < userinfoEnd ? passwordColon : userinfoEnd,
    userinfoEnd,
    hostStart,
    hostEnd: hasPort ? portColon : authorityEnd,
    authorityEnd,
    pathStart: authorityEnd,
    searchStart,
    hashStart,
  };
}
