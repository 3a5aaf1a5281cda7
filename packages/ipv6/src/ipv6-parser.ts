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

// Without an end, the range is that of one code point.
type Report = (name: IPv6ValidationErrorName, start: number, end?: number, fatal?: boolean) => null;

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
  const { length } = input;
  const address: [...IPv6Address] = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  let compress = -1;
  let pointer = 0;

  const report: Report = (name, start, end = endOfCodePoint(input, start), fatal = true) => {
    onValidationError?.({ name, start, end, fatal });
    return null;
  };

  while (pointer < length) {
    const start = pointer;
    if (pieceIndex === 8) return report('IPv6-too-many-pieces', start, length);
    let value = 0;
    for (; pointer < start + 4; pointer++) {
      const digit = hexDigitValue(input.charCodeAt(pointer));
      if (digit < 0) break;
      value = value * 0x10 + digit;
    }
    const end = pointer;
    const c = input.charCodeAt(pointer++);
    if (c === COLON && end === start) {
      // Only a compression begins with a colon.
      if (start === 0 && input.charCodeAt(pointer++) !== COLON) {
        return report('IPv6-invalid-compression', 0);
      }
      if (compress >= 0) return report('IPv6-multiple-compression', start - 1, pointer);
      compress = ++pieceIndex;
    } else if (c === FULL_STOP) {
      if (pieceIndex > 6 && end > start) {
        return report('IPv4-in-IPv6-too-many-pieces', start, length);
      }
      const ipv4 = parseIPv4InIPv6(input, start, report);
      if (ipv4 === null) return null;
      address[pieceIndex++] = ipv4 >>> 16;
      address[pieceIndex++] = ipv4 & 0xffff;
      break;
    } else {
      // Behind a piece comes the end, or a colon and more.
      if (end < length && (c !== COLON || pointer === length)) {
        return report('IPv6-invalid-code-point', end);
      }
      if (end > start + 1 && input.charCodeAt(start) === DIGIT_ZERO) {
        report('IPv6-piece-leading-zero', start, end, false);
      }
      address[pieceIndex++] = value;
    }
  }

  if (pieceIndex < 8) {
    if (compress < 0) return report('IPv6-too-few-pieces', 0, length);
    // What stands behind the zeros goes to the end.
    for (let to = 7; pieceIndex > compress; to--) {
      address[to] = address[--pieceIndex] as number;
      address[pieceIndex] = 0;
    }
  }
  return address;
}

function parseIPv4InIPv6(input: string, start: number, report: Report): number | null {
  let ipv4 = 0;
  let pointer = start;
  for (let numbersSeen = 1; ; numbersSeen++) {
    const partStart = pointer;
    let ipv4Piece = 0;
    for (; isASCIIDigit(input.charCodeAt(pointer)); pointer++) {
      ipv4Piece = ipv4Piece * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
    }
    if (pointer === partStart) return report('IPv4-in-IPv6-invalid-code-point', pointer);
    if (pointer > partStart + 1 && input.charCodeAt(partStart) === DIGIT_ZERO) {
      return report('IPv4-in-IPv6-invalid-code-point', partStart, pointer);
    }
    if (ipv4Piece > 255) return report('IPv4-in-IPv6-out-of-range-part', partStart, pointer);
    ipv4 = ipv4 * 0x100 + ipv4Piece;
    if (pointer === input.length) {
      return numbersSeen === 4 ? ipv4 : report('IPv4-in-IPv6-too-few-parts', start, pointer);
    }
    if (numbersSeen === 4 || input.charCodeAt(pointer) !== FULL_STOP) {
      return report('IPv4-in-IPv6-invalid-code-point', pointer);
    }
    pointer++;
  }
}

// At the end of the input there is no code point, and its range is empty.
function endOfCodePoint(input: string, start: number): number {
  const [codePoint = ''] = input.slice(start);
  return start + codePoint.length;
}
