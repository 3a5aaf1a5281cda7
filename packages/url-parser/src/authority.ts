// The states of the authority. They keep canonical parts, and replace the rest.

import { canonicalizeHost, canonicalizeOpaqueHost } from '@urlkit/host';
import { isASCIIDigit } from '@urlkit/infra';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { isWindowsDriveLetter } from '@urlkit/url-record';
import { serializeCredentials } from '@urlkit/url-serializer';
import { pathStartState } from './path.js';
import { type Authority, fail, outputOffset, type Run, replace } from './run.js';
import { type Kind, LOCALHOST } from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const DIGIT_ZERO = 0x30;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const COMMERCIAL_AT = 0x40;
const LEFT_BRACKET = 0x5b;
const REVERSE_SOLIDUS = 0x5c;

/** ASCII code units that may end an authority or a part of it. */
const mayBeDelimiter: Uint8Array = /* @__PURE__ */ new Uint8Array(0x80).map((_, codeUnit) =>
  Number('/?#\\@:[]'.includes(String.fromCharCode(codeUnit))),
);

/** A port is a 16-bit unsigned integer. */
export const HIGHEST_PORT = 0xffff;

/** @see https://url.spec.whatwg.org/#authority-state */
export function authorityState(run: Run, authority: Authority): boolean {
  const { start, hostStart, end } = authority;
  if (hostStart > start) {
    if (hostStart === end) return fail(run, { name: 'host-missing', start: end, end, host: null });
    parseCredentials(run, authority);
  }
  return hostState(run, authority);
}

// https://url.spec.whatwg.org/#host-state
// https://url.spec.whatwg.org/#port-state
function hostState(run: Run, authority: Authority): boolean {
  const { hostStart, hostEnd, end } = authority;
  if (hostStart === hostEnd && (hostEnd < end || run.scheme.kind !== 'other')) {
    return fail(run, { name: 'host-missing', start: hostEnd, end: hostEnd, host: null });
  }
  run.hostStart = outputOffset(run, hostStart);
  return parseHost(run, authority) && parsePort(run, authority) && pathStartState(run, end);
}

/**
 * The file host state, after the slashes.
 *
 * @see https://url.spec.whatwg.org/#file-host-state
 */
export function fileHostState(run: Run, start: number): boolean {
  const authority = findFileAuthority(run.text, start);
  run.hostStart = outputOffset(run, start);
  return parseHost(run, authority) && pathStartState(run, authority.end);
}

/**
 * Finds the parts of an authority. The host starts after the last U+0040 (@) and ends at the first U+003A (:) outside of
 * brackets.
 *
 * ```
 * user:pass@example.com:1234/
 * |         |          |    `- end
 * |         |          `------ hostEnd
 * |         `----------------- hostStart
 * `--------------------------- start
 * ```
 *
 * @param mayHaveCredentials False for the host setters, where `@` is an ordinary forbidden code point.
 */
export function findAuthority(
  text: string,
  start: number,
  kind: Kind,
  mayHaveCredentials: boolean,
): Authority {
  const { length } = text;
  let hostStart = start;
  let hostEnd = -1;
  let isInBrackets = false;
  let end = start;
  for (; end < length; end++) {
    const c = text.charCodeAt(end);
    if (c >= 0x80 || mayBeDelimiter[c] === 0) continue;
    if (c === SOLIDUS || c === QUESTION_MARK || c === NUMBER_SIGN) break;
    if (c === REVERSE_SOLIDUS) {
      if (kind !== 'other') break;
    } else if (c === COMMERCIAL_AT) {
      if (!mayHaveCredentials) continue;
      hostStart = end + 1;
      hostEnd = -1;
      isInBrackets = false;
    } else if (c === COLON) {
      if (!isInBrackets && hostEnd === -1 && kind !== 'file') hostEnd = end;
    } else if (c === LEFT_BRACKET) isInBrackets = true;
    else isInBrackets = false;
  }
  if (hostEnd === -1) hostEnd = end;
  return { start, hostStart, hostEnd, end };
}

/** Like {@link findAuthority}, for a file: URL. Its authority is a host, or is empty before a drive letter. */
export function findFileAuthority(text: string, start: number): Authority {
  const authority = findAuthority(text, start, 'file', false);
  const { end } = authority;
  const isDrive = end - start === 2 && isWindowsDriveLetter(text.slice(start, end));
  return isDrive ? { ...authority, hostEnd: start, end: start } : authority;
}

function parseCredentials(run: Run, { start, hostStart }: Authority): void {
  const userinfo = run.text.slice(start, hostStart - 1);
  const colon = userinfo.indexOf(':');
  const usernameEnd = colon === -1 ? userinfo.length : colon;
  const credentials = serializeCredentials(
    utf8PercentEncode(userinfo.slice(0, usernameEnd), userinfoPercentEncodeSet),
    utf8PercentEncode(userinfo.slice(usernameEnd + 1), userinfoPercentEncodeSet),
  );
  replace(run, start, hostStart, credentials);
}

/**
 * Parses a host, which may be empty only if the scheme is file or not special. In a file: URL, `localhost` becomes the
 * empty host.
 *
 * @returns Whether it parses.
 * @see https://url.spec.whatwg.org/#host-state
 */
export function parseHost(run: Run, authority: Authority): boolean {
  const { hostStart: start, hostEnd: end } = authority;
  if (start === end) return true;
  const { text, scheme } = run;
  const canonicalize = scheme.kind === 'other' ? canonicalizeOpaqueHost : canonicalizeHost;
  const host = canonicalize(text, start, end);
  if (host !== null && typeof host !== 'string') {
    return fail(run, { name: host.name, start, end: start, host });
  }
  const isLocal = scheme.kind === 'file' && (host ?? text.slice(start, end)) === LOCALHOST;
  if (isLocal) replace(run, start, end, '');
  else if (host !== null) replace(run, start, end, host);
  return true;
}

// Parses the port, if there is one. The port and the U+003A (:) before it are removed if there are no digits, or if it is the
// default port. Returns whether it parses.
function parsePort(run: Run, { hostEnd: colon, end }: Authority): boolean {
  if (colon === end) return true;
  const start = colon + 1;
  const port = start === end ? '' : parsePortDigits(run, start, end);
  if (port === null) return false;
  replace(run, colon, end, port);
  return true;
}

/** Parses a port. Returns it with U+003A (:) before it, or an empty string for the default port; null for failure. */
export function parsePortDigits(run: Run, start: number, end: number): string | null {
  const port = portNumber(run.text, start, end);
  const isOutOfRange = port > HIGHEST_PORT;
  if (isOutOfRange || Number.isNaN(port)) {
    const name = isOutOfRange ? 'port-out-of-range' : 'port-invalid';
    fail(run, { name, start, end, host: null });
    return null;
  }
  return port === run.scheme.defaultPort ? '' : `:${port}`;
}

/** Returns the number between two offsets; NaN if there is anything but ASCII digits. */
export function portNumber(text: string, start: number, end: number): number {
  let port = 0;
  // Faster than `Number`, which calls the engine's runtime for a new string.
  for (let index = start; index < end; index++) {
    const codeUnit = text.charCodeAt(index);
    if (!isASCIIDigit(codeUnit)) return Number.NaN;
    port = port * 10 + codeUnit - DIGIT_ZERO;
  }
  return port;
}
