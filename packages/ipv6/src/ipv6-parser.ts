// https://url.spec.whatwg.org/#concept-ipv6-parser

import {
  hexDigitValue,
  isASCIIDigit,
  type ValidationError,
  type ValidationErrorSink,
} from '@urlkit/infra';
import { assertString, mustBeFunction, readOptions } from '@urlkit/internal';
import type { IPv6Address } from './ipv6-address.js';
import { writeIPv6, zeroPiecesOf } from './ipv6-serializer.js';

const END = -1;
const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const COLON = 0x3a;
// Of the hex digits, only capital letters have this bit and not the one below it.
const CAPITAL = 0x40;

/**
 * The names of the validation errors of the IPv6 parser. All but IPv6-piece-leading-zero are fatal.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export type IPv6ValidationErrorName =
  | 'IPv6-invalid-compression'
  | 'IPv6-too-many-pieces'
  | 'IPv6-multiple-compression'
  | 'IPv6-invalid-code-point'
  | 'IPv6-too-few-pieces'
  | 'IPv6-piece-leading-zero'
  | 'IPv4-in-IPv6-too-many-pieces'
  | 'IPv4-in-IPv6-invalid-code-point'
  | 'IPv4-in-IPv6-out-of-range-part'
  | 'IPv4-in-IPv6-too-few-parts';

type Sink = ValidationErrorSink<IPv6ValidationErrorName> | undefined;

/** A validation error of the IPv6 parser. */
export type IPv6Error = ValidationError<IPv6ValidationErrorName>;

/** Options for {@link parseIPv6}. */
export interface ParseIPv6Options {
  /** Receives validation errors; offsets are in code units of the input. */
  readonly onValidationError?: ValidationErrorSink<IPv6ValidationErrorName> | undefined;
}

/**
 * Parses an IPv6 address.
 *
 * @param input The text of the address, without brackets and without a zone.
 * @returns The address, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 * @example
 * ```ts
 * parseIPv6('2001:DB8::1'); // [8193, 3512, 0, 0, 0, 0, 0, 1]
 * ```
 */
export function parseIPv6(input: string, options?: ParseIPv6Options): IPv6Address | null {
  assertString(input, 'input');
  const { onValidationError } = readOptions(options, { onValidationError: mustBeFunction });
  const result = ipv6OrError(input, 0, input.length, onValidationError);
  if (result.name === null) return result.address;
  onValidationError?.(result);
  return null;
}

/**
 * Parses an IPv6 address, or a part of a text, and serializes it.
 *
 * @param text A text with the address, without brackets and without a zone.
 * @param start Where the address starts, in code units.
 * @param end Where it ends.
 * @returns The serialized address; null if the input is the same; or the error that makes the parser fail, with its range in the input.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function canonicalizeIPv6(
  text: string,
  start = 0,
  end: number = text?.length,
): string | null | IPv6Error {
  assertString(text, 'text');
  const result = ipv6OrError(text, start, end);
  if (result.name !== null) return result;
  return result.isSerialized ? null : writeIPv6(result.address);
}

/** An address that the parser has read. */
interface ParsedIPv6 {
  /** Tells an address from an error, which has a name. */
  readonly name: null;
  readonly address: IPv6Address;
  /** Whether the input is the serialized address already. */
  readonly isSerialized: boolean;
}

/**
 * Runs the IPv6 parser over a part of a text.
 *
 * @returns The address, or the fatal error. Other errors go to the sink.
 */
function ipv6OrError(
  input: string,
  inputStart: number,
  end: number,
  sink?: Sink,
): ParsedIPv6 | IPv6Error {
  const address: [...IPv6Address] = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  // The index of the piece after `::`; 0 while there has been no `::`, which counts as a piece.
  let compress = 0;
  // Whether there are leading zeros or an IPv4 address.
  let hasOtherSpelling = false;
  let capitals = 0;
  let pointer = inputStart;
  // An address can start with two colons, but not with one.
  if (pointer < end && input.charCodeAt(pointer) === COLON) {
    pointer++;
    const isDouble = pointer < end && input.charCodeAt(pointer) === COLON;
    if (!isDouble) return fail('IPv6-invalid-compression', inputStart, pointer);
  }
  for (; pointer < end; pointer++) {
    const start = pointer;
    if (pieceIndex > 7) return fail('IPv6-too-many-pieces', start, end);
    const digitsEnd = start + 4 < end ? start + 4 : end;
    let value = 0;
    for (; pointer < digitsEnd; pointer++) {
      const codeUnit = input.charCodeAt(pointer);
      const digit = hexDigitValue(codeUnit);
      if (digit === -1) break;
      value = value * 16 + digit;
      capitals |= codeUnit & ~(codeUnit << 1);
    }
    // charCodeAt past the end returns NaN, which deoptimizes the loop.
    const c = pointer < end ? input.charCodeAt(pointer) : END;
    if (c === COLON && pointer === start) {
      if (compress > 0) return fail('IPv6-multiple-compression', start - 1, start + 1);
      compress = ++pieceIndex;
    } else if (c === FULL_STOP) {
      if (pieceIndex > 6 && pointer > start) {
        return fail('IPv4-in-IPv6-too-many-pieces', start, end);
      }
      const ipv4 = ipv4PartOrError(input, start, end);
      if (typeof ipv4 !== 'number') return ipv4;
      hasOtherSpelling = true;
      address[pieceIndex++] = ipv4 >>> 16;
      address[pieceIndex++] = ipv4 & 0xffff;
      break;
    } else {
      // A piece is the last one, or is followed by a colon and another piece.
      if (pointer < end && (c !== COLON || pointer + 1 === end)) {
        return failAt(pointer, 'IPv6-invalid-code-point', input, end);
      }
      if (hasLeadingZero(input, start, pointer)) {
        hasOtherSpelling = true;
        sink?.({ name: 'IPv6-piece-leading-zero', start, end: pointer, fatal: false });
      }
      address[pieceIndex++] = value;
    }
  }
  if (pieceIndex < 8 && compress === 0) return fail('IPv6-too-few-pieces', inputStart, end);
  const compressEnd = compress + 8 - pieceIndex;
  if (pieceIndex < 8) {
    // Moves the pieces after `::` to the end.
    for (let to = 7; pieceIndex > compress; to--) {
      address[to] = address[--pieceIndex] as number;
      address[pieceIndex] = 0;
    }
  }
  const zeros = zeroPiecesOf(address);
  const isCompressed = zeros.start === compress - 1 && zeros.end === compressEnd;
  const isSerialized = isCompressed && !hasOtherSpelling && (capitals & CAPITAL) === 0;
  return { name: null, address, isSerialized };
}

/**
 * Parses the IPv4 address at the end of an IPv6 address.
 *
 * @returns The address as a 32-bit unsigned integer, or the fatal error.
 */
function ipv4PartOrError(input: string, ipv4Start: number, end: number): number | IPv6Error {
  let ipv4 = 0;
  let pointer = ipv4Start;
  for (let numbersSeen = 1; numbersSeen <= 4; numbersSeen++) {
    const start = pointer;
    let number = 0;
    for (; pointer < end && isASCIIDigit(input.charCodeAt(pointer)); pointer++) {
      number = number * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
    }
    if (hasLeadingZero(input, start, pointer)) {
      return fail('IPv4-in-IPv6-invalid-code-point', start, pointer);
    }
    if (number > 255) return fail('IPv4-in-IPv6-out-of-range-part', start, pointer);
    // U+002E (.) follows each number but the last one.
    const isDot = numbersSeen < 4 && pointer < end && input.charCodeAt(pointer) === FULL_STOP;
    if (pointer === start || (pointer < end && !isDot)) {
      return failAt(pointer, 'IPv4-in-IPv6-invalid-code-point', input, end);
    }
    if (pointer === end && numbersSeen < 4) {
      return fail('IPv4-in-IPv6-too-few-parts', ipv4Start, end);
    }
    ipv4 = ipv4 * 256 + number;
    pointer++;
  }
  return ipv4;
}

function hasLeadingZero(input: string, start: number, end: number): boolean {
  return end > start + 1 && input.charCodeAt(start) === DIGIT_ZERO;
}

function fail(name: IPv6ValidationErrorName, start: number, end: number): IPv6Error {
  return { name, start, end, fatal: true };
}

/** Fails at a code point, or at the end of the input. */
function failAt(
  offset: number,
  name: IPv6ValidationErrorName,
  input: string,
  end: number,
): IPv6Error {
  const isPair = (input.codePointAt(offset) as number) > 0xffff;
  return fail(name, offset, Math.min(offset + (isPair ? 2 : 1), end));
}
