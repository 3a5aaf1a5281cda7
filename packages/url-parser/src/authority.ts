// Reads the parts of an authority, and returns them in canonical form.

import type { Host } from '@urlkit/host';
import { hostOrFailure, writeHost } from '@urlkit/host/internal';
import { isASCIIDigit } from '@urlkit/infra';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { defaultPort, isWindowsDriveLetter } from '@urlkit/url-record';
import { fail, type Run } from './run.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const DIGIT_ZERO = 0x30;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const COMMERCIAL_AT = 0x40;
const LEFT_SQUARE_BRACKET = 0x5b;
const REVERSE_SOLIDUS = 0x5c;
const RIGHT_SQUARE_BRACKET = 0x5d;

/**
 * Finds the parts of an authority in the text of a run. The host starts after the last U+0040 (@) and
 * ends at the first U+003A (:) outside of brackets.
 *
 * ```
 * user:pass@example.com:1234/
 * |         |          |    `- authorityEnd
 * |         |          `------ hostEnd
 * |         `----------------- hostStart
 * `--------------------------- authorityStart
 * ```
 *
 * @param mayHaveCredentials Whether U+0040 (@) ends credentials. In a new value of a host, it does not.
 */
export function findAuthority(run: Run, start: number, mayHaveCredentials = true): void {
  const { text, kind } = run;
  let hostStart = start;
  let hostEnd = -1;
  let isInBrackets = false;
  let end = start;
  for (; end < text.length; end++) {
    const c = text.charCodeAt(end);
    if (c === SOLIDUS || c === QUESTION_MARK || c === NUMBER_SIGN) break;
    if (c === REVERSE_SOLIDUS && kind !== 'other') break;
    if (c === COMMERCIAL_AT && mayHaveCredentials) {
      hostStart = end + 1;
      hostEnd = -1;
      isInBrackets = false;
    } else if (c === COLON && !isInBrackets && hostEnd === -1) hostEnd = end;
    else if (c === LEFT_SQUARE_BRACKET) isInBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) isInBrackets = false;
  }
  run.authorityStart = start;
  run.hostStart = hostStart;
  run.hostEnd = hostEnd === -1 || kind === 'file' ? end : hostEnd;
  run.authorityEnd = end;
}

/** Like {@link findAuthority}, for a file: URL. Its authority is a host, or is empty before a drive letter. */
export function findFileAuthority(run: Run, start: number): void {
  findAuthority(run, start, false);
  if (isWindowsDriveLetter(run.text.slice(start, run.authorityEnd))) {
    run.hostEnd = start;
    run.authorityEnd = start;
  }
}

/** Serializes credentials, with U+0040 (@) if there are any. */
export function serializeCredentials(username: string, password: string): string {
  if (password !== '') return `${username}:${password}@`;
  return username === '' ? '' : `${username}@`;
}

/** @see https://url.spec.whatwg.org/#authority-state */
export function readCredentials(userinfo: string): string {
  const colon = userinfo.indexOf(':');
  const usernameEnd = colon === -1 ? userinfo.length : colon;
  return serializeCredentials(
    utf8PercentEncode(userinfo.slice(0, usernameEnd), userinfoPercentEncodeSet),
    utf8PercentEncode(userinfo.slice(usernameEnd + 1), userinfoPercentEncodeSet),
  );
}

/** Parses the host of a run. If that fails, the run says why. */
export function readHost(run: Run): Host | null {
  const { text, kind, hostStart: start, hostEnd } = run;
  const isOpaque = kind === 'other';
  // An opaque host may contain C0 controls that should have been trimmed.
  if (isOpaque) run.mayBeUnprepared = true;
  const host = hostOrFailure(text.slice(start, hostEnd), isOpaque);
  run.host = host;
  return host.kind === 'failure' ? fail(run, host.name, start, start) : host;
}

/** Like {@link readHost}, for a file: URL, in which `localhost` is the empty host. */
export function readFileHost(run: Run): string | null {
  const host = run.hostStart === run.hostEnd ? '' : readHost(run);
  if (host === null || host === '') return host;
  return host.value === 'localhost' ? '' : writeHost(host);
}

/** Returns the offset of the first code unit from `start` on that is not an ASCII digit. */
export function findDigitsEnd(text: string, start: number): number {
  let end = start;
  while (isASCIIDigit(text.charCodeAt(end))) end++;
  return end;
}

/**
 * Reads a port.
 *
 * @param start Where its digits start in the text of the run, and `end` where they end.
 * @returns The port with U+003A (:) before it; empty if there are no digits, or if it is the default port of the
 * scheme; null if it is too large.
 */
export function readPort(run: Run, start: number, end: number): string | null {
  const { text, scheme } = run;
  let port = 0;
  // Faster than `Number`, which calls the engine's runtime for a new string.
  for (let index = start; index < end && port <= 0xffff; index++) {
    port = port * 10 + text.charCodeAt(index) - DIGIT_ZERO;
  }
  if (port > 0xffff) return fail(run, 'port-out-of-range', start, end);
  return start === end || port === defaultPort(scheme) ? '' : `:${port}`;
}
