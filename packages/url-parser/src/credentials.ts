// https://url.spec.whatwg.org/#set-the-username

import { assertString } from '@urlkit/infra/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { assertURLRecord, type URLRecord } from '@urlkit/url-record';

/**
 * Sets the username of a URL in place. Unlike `setUsername`, it does not check whether the URL can
 * have one.
 *
 * @param username A string, which is percent-encoded; lone surrogates are read as U+FFFD.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setTheUsername(url: URLRecord, username: string): void {
  assertURLRecord(url);
  assertString(username, 'username');
  url.username = utf8PercentEncode(username, userinfoPercentEncodeSet);
}

/**
 * Sets the password of a URL in place. Unlike `setPassword`, it does not check whether the URL can
 * have one.
 *
 * @param password A string, which is percent-encoded; lone surrogates are read as U+FFFD.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export function setThePassword(url: URLRecord, password: string): void {
  assertURLRecord(url);
  assertString(password, 'password');
  url.password = utf8PercentEncode(password, userinfoPercentEncodeSet);
}
