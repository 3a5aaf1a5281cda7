// 5 URLs

import type { Host } from './host.js';

export { defaultPort, isRelativeScheme } from '../../shared/default-ports.js';

/** A parsed URL. */
export interface ParsedURL {
  /** In lower case, without U+003A (:). */
  scheme: string;
  /** If the relative flag is unset, this replaces everything from the username to the path. */
  schemeData: string;
  username: string;
  /** Null if there is no password, which is not the same as an empty one. */
  password: string | null;
  host: Host | null;
  /** ASCII digits, without an upper limit; '' for the default port. */
  port: string;
  path: string[];
  query: string | null;
  fragment: string | null;
  relativeFlag: boolean;
}

/** Creates an empty parsed URL. */
export function createParsedURL(): ParsedURL {
  return {
    ...{ scheme: '', schemeData: '', username: '', password: null, host: null, port: '' },
    ...{ path: [], query: null, fragment: null, relativeFlag: false },
  };
}

/** Tells whether a string is an ASCII alpha followed by U+003A (:) or U+007C (|). */
export function isDriveLetter(input: string): boolean {
  return /^[A-Za-z][:|]$/.test(input);
}
