// The parts of an authority, each in its form.
//
// user:pass@example.com:1234
//          |           `----- host end
//          `----------------- the last @

import type { Host } from '@urlkit/host';
import { hostOrFailure, writeHost } from '@urlkit/host/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { defaultPort } from '@urlkit/url-record';
import { matchEnd } from './forms.js';
import type { Kind } from './kind.js';
import { fail, type Run } from './run.js';

const COLON = 0x3a;
const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;

const AUTHORITY = /[^/?#]*/y;
const SPECIAL_AUTHORITY = /[^/\\?#]*/y;

/** The offset of the first code unit after an authority. U+005C (\) only ends that of a special URL. */
export function findAuthorityEnd(text: string, start: number, kind: Kind): number {
  return matchEnd(kind === 'other' ? AUTHORITY : SPECIAL_AUTHORITY, text, start);
}

/** The offset of the first U+003A (:) outside of brackets from an offset on, or the length. */
export function findHostEnd(authority: string, start: number): number {
  const colon = authority.indexOf(':', start);
  if (colon === -1 || !authority.includes('[')) return colon === -1 ? authority.length : colon;
  let isInBrackets = false;
  for (let index = start; index < authority.length; index++) {
    const c = authority.charCodeAt(index);
    if (c === COLON && !isInBrackets) return index;
    if (c === LEFT_SQUARE_BRACKET) isInBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) isInBrackets = false;
  }
  return authority.length;
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

/**
 * Parses a host and keeps why it fails.
 *
 * @param start Where the host starts in the text of the run.
 */
export function readHost(run: Run, input: string, start: number): Host | null {
  const isOpaque = run.kind === 'other';
  // An opaque host takes the C0 controls that would be trimmed.
  if (isOpaque) run.mayBeUnprepared = true;
  const host = hostOrFailure(input, isOpaque);
  return host.kind === 'failure' ? fail(run, host.name, start, start, host) : host;
}

/** As {@link readHost}, for a file: URL, in which `localhost` is the empty host. */
export function readFileHost(run: Run, input: string, start: number): string | null {
  const host = input === '' ? '' : readHost(run, input, start);
  if (host === null || host === '') return host;
  return host.value === 'localhost' ? '' : writeHost(host);
}

/**
 * Reads a port.
 *
 * @param start Where the digits start in the text of the run.
 * @returns The port after U+003A (:); empty for the default port of the scheme and without digits;
 * null if it is too large.
 */
export function readPort(run: Run, digits: string, start: number): string | null {
  if (digits === '') return '';
  const port = Number(digits);
  if (port > 0xffff) return fail(run, 'port-out-of-range', start, start + digits.length);
  return port === defaultPort(run.scheme) ? '' : `:${port}`;
}
