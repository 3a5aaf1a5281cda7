// Reads the parts of an authority, and replaces those that are not canonical.

import {
  FORBIDDEN_UNIT,
  hostOrFailure,
  hostUnits,
  ipv4OrFailure,
  isCanonicalHost,
  NON_ASCII_UNIT,
  UPPER_CASE_UNIT,
  writeHost,
  writeIPv4,
} from '@urlkit/host/internal';
import { isASCIIDigit } from '@urlkit/infra';
import { userinfoPercentEncodeSet } from '@urlkit/percent-encoding';
import { encodeMembers } from '@urlkit/percent-encoding/internal';
import { isWindowsDriveLetter } from '@urlkit/url-record';
import { serializeCredentials } from '@urlkit/url-serializer/internal';
import { isRemoved } from './input.js';
import { begin, fail, position, putInLowerCase, type Run, replace } from './run.js';
import type { Kind, Scheme } from './scheme.js';

const DIGIT_ZERO = 0x30;
/** A port is a 16-bit unsigned integer. */
export const HIGHEST_PORT = 0xffff;

// Bits of a code unit in an authority. The three lowest are its kind in a host: see `hostUnits`.
const HOST_UNITS = UPPER_CASE_UNIT | FORBIDDEN_UNIT | NON_ASCII_UNIT;
/** A member of the userinfo percent-encode set. */
const ENCODED_IN_USERINFO = 8;
/** A tab or a newline. */
const REMOVED = 0x10;
/** A forbidden domain code point that is there for certain: U+0025 (%) may be a percent-encoded byte. */
const REFUSED = 0x20;
// A delimiter has one of these in place of bits.
const FIRST_DELIMITER = 0x40;
const END = 0x40;
const REVERSE_SOLIDUS = 0x41;
const COLON = 0x42;
const COMMERCIAL_AT = 0x43;
const LEFT_BRACKET = 0x44;
const RIGHT_BRACKET = 0x45;
const DELIMITERS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ...['/', '?', '#'].map((delimiter): [string, number] => [delimiter, END]),
  ['\\', REVERSE_SOLIDUS],
  [':', COLON],
  ['@', COMMERCIAL_AT],
  ['[', LEFT_BRACKET],
  [']', RIGHT_BRACKET],
]);

const authorityUnits: Uint8Array = /* @__PURE__ */ hostUnits.map((hostUnit, codeUnit) => {
  const character = String.fromCharCode(codeUnit);
  const isEncoded = userinfoPercentEncodeSet.asciiMembers[codeUnit] === 1;
  const isRefused = hostUnit === FORBIDDEN_UNIT && character !== '%';
  const others = isRemoved(codeUnit) ? REMOVED : isRefused ? REFUSED : 0;
  return DELIMITERS.get(character) ?? hostUnit | (isEncoded ? ENCODED_IN_USERINFO : 0) | others;
});
const NON_ASCII = NON_ASCII_UNIT | ENCODED_IN_USERINFO;

/** An authority in the text of a run: offsets in code units. */
export interface Authority {
  readonly start: number;
  /** The offset after the last U+0040 (@), or `start` if there is none. */
  readonly hostStart: number;
  /** The offset of the U+003A (:) before the port, or `end` if there is none. */
  readonly hostEnd: number;
  readonly end: number;
  /** The kinds of code units in the host: see `authorityUnits`. */
  readonly hostUnits: number;
  /** The kinds of code units in the credentials. */
  readonly userinfoUnits: number;
  /** Whether there is a tab or a newline. */
  readonly hasRemoved: boolean;
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
 * @param mayHaveCredentials Whether U+0040 (@) ends credentials. In a new value of a host, it does not.
 * @param usualEnd The offset of the first code unit to look at. Those before it must be usual, and their kinds are left out.
 */
export function findAuthority(
  text: string,
  start: number,
  kind: Kind,
  mayHaveCredentials: boolean,
  usualEnd = 0,
): Authority {
  const { length } = text;
  let hostStart = start;
  let hostEnd = -1;
  let isInBrackets = false;
  // The kinds of code units since the last U+0040 (@), and those of them that are in the host.
  let units = 0;
  let hostUnits = 0;
  let userinfoUnits = 0;
  let end = Math.max(start, usualEnd);
  for (; end < length; end++) {
    const codeUnit = text.charCodeAt(end);
    const unit = codeUnit < 0x80 ? (authorityUnits[codeUnit] as number) : NON_ASCII;
    if (unit < FIRST_DELIMITER) {
      units |= unit;
      continue;
    }
    // The U+005B ([) before it has set the same kinds.
    if (unit === COLON && isInBrackets) continue;
    if (unit === END || (unit === REVERSE_SOLIDUS && kind !== 'other')) break;
    if (unit === COLON && hostEnd === -1 && kind !== 'file') {
      hostEnd = end;
      hostUnits = units;
    } else if (unit === COMMERCIAL_AT && mayHaveCredentials) {
      // A U+0040 (@) before the last one is a part of the credentials.
      userinfoUnits |= units | (hostStart > start ? ENCODED_IN_USERINFO : 0);
      hostStart = end + 1;
      hostEnd = -1;
      isInBrackets = false;
      units = 0;
    } else {
      units |= FORBIDDEN_UNIT | ENCODED_IN_USERINFO;
      if (unit === LEFT_BRACKET) isInBrackets = true;
      else if (unit === RIGHT_BRACKET) isInBrackets = false;
    }
  }
  if (hostEnd === -1) {
    hostEnd = end;
    hostUnits = units;
  }
  const hasRemoved = ((units | userinfoUnits) & REMOVED) !== 0;
  return { start, hostStart, hostEnd, end, hostUnits, userinfoUnits, hasRemoved };
}

/**
 * Returns the offset of the first code unit from `start` on that may end or change the host of a special URL.
 *
 * @param ignored Kinds of code units that do not count.
 */
export function findUsualEnd(text: string, start: number, ignored = 0): number {
  const { length } = text;
  let end = start;
  for (; end < length; end++) {
    const codeUnit = text.charCodeAt(end);
    if (codeUnit >= 0x80 || ((authorityUnits[codeUnit] as number) & ~ignored) !== 0) break;
  }
  return end;
}

/** Like {@link findAuthority}, for a file: URL. Its authority is a host, or is empty before a drive letter. */
export function findFileAuthority(text: string, start: number): Authority {
  const authority = findAuthority(text, start, 'file', false);
  const { end } = authority;
  const isDrive = end - start === 2 && isWindowsDriveLetter(text.slice(start, end));
  return isDrive ? { ...authority, hostEnd: start, end: start, hostUnits: 0 } : authority;
}

/** @see https://url.spec.whatwg.org/#authority-state */
export function parseCredentials(run: Run, authority: Authority): void {
  const { text, aim } = run;
  if (aim === 'check') return;
  const { start, hostStart, userinfoUnits } = authority;
  const end = hostStart - 1;
  const isEncoded = (userinfoUnits & ENCODED_IN_USERINFO) === 0;
  if (isEncoded && start < end && text.charAt(end - 1) !== ':') return;
  const userinfo = text.slice(start, end);
  const colon = userinfo.indexOf(':');
  const usernameEnd = colon === -1 ? userinfo.length : colon;
  const credentials = serializeCredentials(
    encodeMembers(userinfo.slice(0, usernameEnd), userinfoPercentEncodeSet),
    encodeMembers(userinfo.slice(usernameEnd + 1), userinfoPercentEncodeSet),
  );
  replace(run, start, hostStart, credentials);
}

/**
 * Parses a host, which may be empty only if the scheme is file or not special.
 *
 * @returns Whether it parses.
 * @see https://url.spec.whatwg.org/#host-state
 */
export function parseHost(run: Run, authority: Authority): boolean {
  const { text, scheme, aim } = run;
  const { hostStart: start, hostEnd: end, hostUnits } = authority;
  if (aim === 'check' && scheme.kind !== 'other' && (hostUnits & REFUSED) !== 0) {
    return fail(run, 'domain-to-ASCII', start, end);
  }
  if (start === end) return true;
  const isOpaque = scheme.kind === 'other';
  if ((hostUnits & (FORBIDDEN_UNIT | NON_ASCII_UNIT)) === 0) {
    if (!isOpaque && !isCanonicalHost(text, start, end)) return parseIPv4Host(run, start, end);
    if (!isOpaque && (hostUnits & UPPER_CASE_UNIT) !== 0) putInLowerCase(run, start, end);
    return true;
  }
  const host = hostOrFailure(text, isOpaque, start, end, hostUnits & HOST_UNITS);
  if (aim === 'trace') run.host = host;
  if (host.kind === 'failure') return fail(run, host.name, start, start, host);
  if (aim === 'check') return true;
  const written = writeHost(host);
  if (written !== text.slice(start, end)) replace(run, start, end, written);
  return true;
}

// The same for a host that is an IPv4 address and not canonical.
function parseIPv4Host(run: Run, start: number, end: number): boolean {
  const ipv4 = ipv4OrFailure(run.text, start, end);
  if (typeof ipv4 !== 'number') return fail(run, ipv4.name, start, start, ipv4);
  if (run.aim !== 'check') replace(run, start, end, writeIPv4(ipv4));
  return true;
}

/** Like {@link parseHost}, for a file: URL, in which `localhost` is the empty host. */
export function parseFileHost(run: Run, authority: Authority): boolean {
  const { hostStart, hostEnd } = authority;
  const start = position(run, hostStart);
  if (!parseHost(run, authority)) return false;
  if (hostStart === hostEnd) return true;
  const read = run.output + run.text.slice(run.copied, hostEnd);
  if (read.slice(start) === 'localhost') begin(run, read.slice(0, start), hostEnd);
  return true;
}

/** Returns the offset of the first code unit from `start` on that is not an ASCII digit. */
export function findDigitsEnd(text: string, start: number): number {
  const { length } = text;
  let end = start;
  while (end < length && isASCIIDigit(text.charCodeAt(end))) end++;
  return end;
}

/**
 * Parses the port of an authority, if it has one. The port and the U+003A (:) before it are removed if there are no digits,
 * or if it is the default port.
 *
 * @returns Whether it parses.
 * @see https://url.spec.whatwg.org/#port-state
 */
export function parsePort(run: Run, { hostEnd: colon, end }: Authority): boolean {
  if (colon === end) return true;
  const { text, scheme } = run;
  const start = colon + 1;
  const port = portNumber(text, start, end);
  if (Number.isNaN(port)) return fail(run, 'port-invalid', start, end);
  if (port > HIGHEST_PORT) return fail(run, 'port-out-of-range', start, end);
  const written = portText(port, text, colon, end, scheme);
  if (written !== null) replace(run, colon, end, written);
  return true;
}

/**
 * Serializes a port with the U+003A (:) before it.
 *
 * @returns The port; empty if there are no digits, or if it is the default port; null if the text has it in this form.
 */
export function portText(
  port: number,
  text: string,
  colon: number,
  end: number,
  { defaultPort }: Scheme,
): string | null {
  const digitCount = end - colon - 1;
  if (digitCount === 0 || port === defaultPort) return '';
  return digitCount > 1 && text.charCodeAt(colon + 1) === DIGIT_ZERO ? `:${port}` : null;
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
