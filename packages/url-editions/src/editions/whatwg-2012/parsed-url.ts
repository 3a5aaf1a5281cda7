// 5 URLs

import type { Host } from './host.js';

export { defaultPort, isRelativeScheme } from '../../shared/default-ports.js';

/** A parsed URL. */
export interface ParsedURL {
  /** In lower case, without U+003A (:). */
  scheme: string;
  /** What stands for all from the username to the path where the relative flag is unset. */
  schemeData: string;
  username: string;
  /** An empty password is not the same as none, which is null. */
  password: string | null;
  host: Host | null;
  /** ASCII digits; empty if it is the default port. It has no upper limit. */
  port: string;
  path: string[];
  query: string | null;
  fragment: string | null;
  relativeFlag: boolean;
}

/** Makes a parsed URL that is cleared. */
export function createParsedURL(): ParsedURL {
  return {
    ...{ scheme: '', schemeData: '', username: '', password: null, host: null, port: '' },
    ...{ path: [], query: null, fragment: null, relativeFlag: false },
  };
}

/** Whether a string is an ASCII alpha and U+003A (:) or U+007C (|). */
export function isDriveLetter(input: string): boolean {
  return /^[A-Za-z][:|]$/.test(input);
}
