// https://url.spec.whatwg.org/#concept-ipv6-parser

import { hexDigitValue } from '@urlkit/infra';
import { assertSink, assertString, type ValidationErrorSink } from '@urlkit/infra/internal';
import type { IPv6Address } from './ipv6-address.js';

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

/**
 * Parses an IPv6 address.
 *
 * @param input The text of the address, without brackets and without a zone.
 * @param onValidationError Receives validation errors; offsets are in code units of `input`.
 * @returns The address, or null for failure.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIPv6(
  input: string,
  onValidationError?: ValidationErrorSink<IPv6ValidationErrorName>,
): IPv6Address | null {
  assertString(input, 'input');
  assertSink(onValidationError);
  const address: [...IPv6Address] = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  // Index of the piece after `::`; 0 while there has been no `::`, which counts as a piece.
  let compress = 0;
  let pointer = 0;
  // 10 in the IPv4 part, where two numbers make a piece.
  let base = 0x10;
  let numbersSeen = 0;
  let ipv4Start = 0;

  // By default, the range is one code point, or empty at the end of the input.
  const report = (
    name: IPv6ValidationErrorName,
    start: number,
    end = start + ([...input.slice(start, start + 2)][0] ?? '').length,
    fatal = true,
  ): null => {
    onValidationError?.({ name, start, end, fatal });
    return null;
  };

  // An address can start with two colons, but not with one.
  if (input.startsWith(':')) {
    if (!input.startsWith('::')) return report('IPv6-invalid-compression', 0);
    pointer++;
  }
  while (pointer < input.length || numbersSeen % 4 > 0) {
    const start = pointer;
    if (pieceIndex > 7) return report('IPv6-too-many-pieces', start, input.length);
    let value = 0;
    for (; pointer < input.length && (base === 10 || pointer < start + 4); pointer++) {
      const digit = hexDigitValue(input.charCodeAt(pointer));
      if (digit < 0 || digit >= base) break;
      value = value * base + digit;
    }
    const c = input.charAt(pointer);
    const hasLeadingZero = pointer > start + 1 && input[start] === '0';
    if (base === 10) {
      if (hasLeadingZero) return report('IPv4-in-IPv6-invalid-code-point', start, pointer);
      if (value > 255) return report('IPv4-in-IPv6-out-of-range-part', start, pointer);
      if (pointer === start || (c && (c !== '.' || numbersSeen > 2))) {
        return report('IPv4-in-IPv6-invalid-code-point', pointer);
      }
      address[pieceIndex] = 0x100 * (address[pieceIndex] as number) + value;
      if (numbersSeen % 2 === 1) pieceIndex++;
      numbersSeen++;
      if (!c && numbersSeen < 4) return report('IPv4-in-IPv6-too-few-parts', ipv4Start, pointer);
    } else if (c === ':' && pointer === start) {
      if (compress !== 0) return report('IPv6-multiple-compression', start - 1, pointer + 1);
      compress = ++pieceIndex;
    } else if (c === '.') {
      if (pieceIndex > 6 && pointer > start) {
        return report('IPv4-in-IPv6-too-many-pieces', start, input.length);
      }
      // Reads the number again, as the first one of an IPv4 address.
      pointer = start - 1;
      base = 10;
      ipv4Start = start;
    } else {
      // A piece is the last one, or is followed by a colon and another piece.
      if (c && (c !== ':' || pointer + 1 === input.length)) {
        return report('IPv6-invalid-code-point', pointer);
      }
      if (hasLeadingZero) report('IPv6-piece-leading-zero', start, pointer, false);
      address[pieceIndex] = value;
      pieceIndex++;
    }
    pointer++;
  }

  if (pieceIndex < 8) {
    if (compress === 0) return report('IPv6-too-few-pieces', 0, input.length);
    // Moves the pieces after `::` to the end.
    for (let to = 7; pieceIndex > compress; to--) {
      address[to] = address[--pieceIndex] as number;
      address[pieceIndex] = 0;
    }
  }
  return address;
}
