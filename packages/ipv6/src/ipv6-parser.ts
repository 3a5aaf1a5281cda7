// https://url.spec.whatwg.org/#concept-ipv6-parser

import { hexDigitValue, isASCIIDigit, type ValidationErrorSink } from '@urlkit/infra';
import type { IPv6Address } from './ipv6-address.js';

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const COLON = 0x3a;

/** The validation errors of the IPv6 parser. All but IPv6-piece-leading-zero are fatal. */
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

// Reports a fatal error. Without an end, its range is that of one code point.
type Fail = (name: IPv6ValidationErrorName, start: number, end?: number) => null;

/**
 * Parses the text form of an IPv6 address, without brackets and without a zone.
 *
 * @param onValidationError Receives validation errors; offsets are in code units of `input`.
 * @returns The address, or null if the input is no IPv6 address.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIPv6(
  input: string,
  onValidationError?: ValidationErrorSink<IPv6ValidationErrorName>,
): IPv6Address | null {
  if (typeof input !== 'string') return null;
  const address: [...IPv6Address] = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  let compress = -1;
  let pointer = 0;

  const fail: Fail = (name, start, end = endOfCodePoint(input, start)) => {
    onValidationError?.({ name, start, end, fatal: true });
    return null;
  };

  if (input.charCodeAt(0) === COLON) {
    if (input.charCodeAt(1) !== COLON) return fail('IPv6-invalid-compression', 0);
    pointer = 2;
    compress = ++pieceIndex;
  }

  while (pointer < input.length) {
    if (pieceIndex === 8) return fail('IPv6-too-many-pieces', pointer, input.length);
    if (input.charCodeAt(pointer) === COLON) {
      if (compress !== -1) return fail('IPv6-multiple-compression', pointer - 1, pointer + 1);
      pointer++;
      compress = ++pieceIndex;
      continue;
    }

    const start = pointer;
    let value = 0;
    for (; pointer < start + 4; pointer++) {
      const digit = hexDigitValue(input.charCodeAt(pointer));
      if (digit < 0) break;
      value = value * 0x10 + digit;
    }
    const end = pointer;

    if (input.charCodeAt(pointer) === FULL_STOP) {
      if (pointer === start) return fail('IPv4-in-IPv6-invalid-code-point', pointer);
      if (pieceIndex > 6) return fail('IPv4-in-IPv6-too-many-pieces', start, input.length);
      const ipv4 = parseIPv4InIPv6(input, start, fail);
      if (ipv4 === null) return null;
      address[pieceIndex++] = ipv4 >>> 16;
      address[pieceIndex++] = ipv4 & 0xffff;
      break;
    }

    if (pointer < input.length) {
      // A colon has to stand here, and something behind it.
      if (input.charCodeAt(pointer) !== COLON || ++pointer === input.length) {
        return fail('IPv6-invalid-code-point', end);
      }
    }
    if (end > start + 1 && input.charCodeAt(start) === DIGIT_ZERO) {
      onValidationError?.({ name: 'IPv6-piece-leading-zero', start, end, fatal: false });
    }
    address[pieceIndex++] = value;
  }

  if (compress !== -1) {
    const zeros = 8 - pieceIndex;
    address.copyWithin(compress + zeros, compress, pieceIndex);
    address.fill(0, compress, compress + zeros);
  } else if (pieceIndex !== 8) {
    return fail('IPv6-too-few-pieces', 0, input.length);
  }
  return address;
}

function parseIPv4InIPv6(input: string, start: number, fail: Fail): number | null {
  let ipv4 = 0;
  let numbersSeen = 0;
  let pointer = start;
  while (pointer < input.length) {
    if (numbersSeen > 0) {
      if (input.charCodeAt(pointer) !== FULL_STOP || numbersSeen === 4) {
        return fail('IPv4-in-IPv6-invalid-code-point', pointer);
      }
      pointer++;
    }
    const partStart = pointer;
    let ipv4Piece = 0;
    for (; isASCIIDigit(input.charCodeAt(pointer)); pointer++) {
      ipv4Piece = ipv4Piece * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
    }
    if (pointer === partStart) return fail('IPv4-in-IPv6-invalid-code-point', pointer);
    if (pointer - partStart > 1 && input.charCodeAt(partStart) === DIGIT_ZERO) {
      return fail('IPv4-in-IPv6-invalid-code-point', partStart, pointer);
    }
    if (ipv4Piece > 255) return fail('IPv4-in-IPv6-out-of-range-part', partStart, pointer);
    ipv4 = ipv4 * 0x100 + ipv4Piece;
    numbersSeen++;
  }
  return numbersSeen === 4 ? ipv4 : fail('IPv4-in-IPv6-too-few-parts', start, input.length);
}

// At the end of the input there is no code point, and its range is empty.
function endOfCodePoint(input: string, start: number): number {
  const length = (input.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  return Math.min(start + length, input.length);
}
