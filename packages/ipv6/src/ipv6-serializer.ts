// https://url.spec.whatwg.org/#concept-ipv6-serializer

import type { Range } from '@urlkit/infra';
import { type IPv6Address, isIPv6Address } from './ipv6-address.js';

const COLON = 0x3a;
const HEX_DIGITS = '0123456789abcdef';

/**
 * Serializes an IPv6 address as RFC 5952 recommends: lower-case hex digits without leading zeros, and the
 * first longest run of zero pieces as `::`.
 *
 * @returns The text of the address, without brackets.
 * @throws {TypeError} If a piece is not a 16-bit unsigned integer.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 * @example
 * ```ts
 * serializeIPv6([8193, 3512, 0, 0, 0, 0, 0, 1]); // '2001:db8::1'
 * ```
 */
export function serializeIPv6(address: IPv6Address): string {
  if (!isIPv6Address(address)) {
    throw new TypeError('address must be what parseIPv6 returns');
  }
  return writeIPv6(address);
}

/** Serializes an IPv6 address without checking the argument. */
export function writeIPv6(address: IPv6Address): string {
  const zeros = zeroPiecesOf(address);
  const codeUnits: number[] = [];
  for (let index = 0; index < 8; index++) {
    if (index === zeros.start) {
      if (index === 0) codeUnits.push(COLON);
      codeUnits.push(COLON);
      index = zeros.end - 1;
    } else {
      const piece = address[index] as number;
      for (let shift = 12; shift >= 0; shift -= 4) {
        const isLeadingZero = shift > 0 && piece >> shift === 0;
        if (!isLeadingZero) codeUnits.push(HEX_DIGITS.charCodeAt((piece >> shift) & 0xf));
      }
      if (index < 7) codeUnits.push(COLON);
    }
  }
  // Concatenating strings instead would take three times as long.
  return String.fromCharCode(...codeUnits);
}

/**
 * Returns the range of the pieces that `::` replaces: the first longest run of two or more zeros. -1 to 0 if there is none.
 *
 * @see https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 */
export function zeroPiecesOf(address: IPv6Address): Range {
  let length = 0;
  let longest = 1;
  let end = 0;
  for (let index = 0; index < 8; index++) {
    length = address[index] === 0 ? length + 1 : 0;
    if (length > longest) {
      longest = length;
      end = index + 1;
    }
  }
  return { start: end - longest, end };
}
