// Algorithms of the standard that nothing else here calls, for programs that follow its text.

import { assertString } from '@urlkit/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { assertURLRecord, type URLRecord } from '@urlkit/url-record';
import { parseURL } from './url-parser.js';

/**
 * Parses a URL as the constructor of the URL class does: against a base URL that is a string.
 *
 * @param url Any string; lone surrogates are read as U+FFFD.
 * @param base The base URL, also any string; null if there is none.
 * @returns A new URL record, or null if the URL, or the base URL, does not parse.
 * @see https://url.spec.whatwg.org/#api-url-parser
 */
export function apiParseURL(url: string, base: string | null = null): URLRecord | null {
  assertString(url, 'url');
  if (base !== null) assertString(base, 'base');
  return parseURL(url, { base });
}

/**
 * Sets the username of a URL in place. Unlike the setter of `username`, it does not check whether the URL can
 * have one.
 *
 * @param username A string, which is percent-encoded; lone surrogates are read as U+FFFD.
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setTheUsername(url: URLRecord, username: string): void {
  assertURLRecord(url);
  assertString(username, 'username');
  url.username = utf8PercentEncode(username, userinfoPercentEncodeSet);
}

/**
 * Sets the password of a URL in place. Unlike the setter of `password`, it does not check whether the URL can
 * have one.
 *
 * @param password A string, which is percent-encoded; lone surrogates are read as U+FFFD.
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export function setThePassword(url: URLRecord, password: string): void {
  assertURLRecord(url);
  assertString(password, 'password');
  url.password = utf8PercentEncode(password, userinfoPercentEncodeSet);
}
