// The parts of an authority, each in its form.
//
// user:pass@example.com:1234
//          |           |    `- authority end
//          |           `------ host end
//          `------------------ the last @ before the authority end

import { type Host, serializeHost } from '@urlkit/host';
import { hostOrFailure } from '@urlkit/host/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { defaultPort } from '@urlkit/url-record';
import type { Kind } from './kind.js';
import { fail, type Run } from './run.js';

const COLON = 0x3a;
const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;

const SPECIAL_AUTHORITY_END = /[/\\?#]/g;
const OTHER_AUTHORITY_END = /[/?#]/g;

/** The offset of what ends an authority, or the length of the text. */
export function findAuthorityEnd(text: string, start: number, kind: Kind): number {
  const pattern = kind === 'other' ? OTHER_AUTHORITY_END : SPECIAL_AUTHORITY_END;
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

/** The offset of the first U+003A (:) outside of brackets, or the end of the authority. */
export function findHostEnd(text: string, start: number, authorityEnd: number): number {
  const colon = text.indexOf(':', start);
  if (colon === -1 || colon >= authorityEnd) return authorityEnd;
  let isInBrackets = false;
  for (let index = start; index < authorityEnd; index++) {
    const c = text.charCodeAt(index);
    if (c === COLON && !isInBrackets) return index;
    if (c === LEFT_SQUARE_BRACKET) isInBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) isInBrackets = false;
  }
  return authorityEnd;
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

/** Parses a host and keeps why it fails. */
export function readHost(run: Run, start: number, end: number): Host | null {
  const host = hostOrFailure(run.text.slice(start, end), run.kind === 'other');
  if (host.kind !== 'failure') return host;
  return fail(run, host.name, start + host.start, start + host.end);
}

/** As {@link readHost}, for a file: URL, in which `localhost` is the empty host. */
export function readFileHost(run: Run, start: number, end: number): string | null {
  const host = start === end ? '' : readHost(run, start, end);
  if (host === null || host === '') return host;
  return host.value === 'localhost' ? '' : serializeHost(host);
}

/**
 * Reads a port.
 *
 * @param end Where its digits end.
 * @returns The port after U+003A (:); empty for the default port of the scheme and without digits;
 * null if it is too large.
 */
export function readPort(run: Run, start: number, end: number): string | null {
  if (start === end) return '';
  const port = Number(run.text.slice(start, end));
  if (port > 0xffff) return fail(run, 'port-out-of-range', start, end);
  return port === defaultPort(run.scheme) ? '' : `:${port}`;
}
