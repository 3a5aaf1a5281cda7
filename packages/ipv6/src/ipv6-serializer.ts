// https://url.spec.whatwg.org/#concept-ipv6-serializer

import { isIPv6Address } from '@urlkit/infra/internal';
import type { IPv6Address } from './ipv6-address.js';

const HEX_DIGITS = '0123456789abcdef';

/**
 * Serializes an IPv6 address, without brackets, as RFC 5952 recommends: lower-case hex digits
 * without leading zeros, the first longest run of zero pieces as `::`.
 *
 * @throws {TypeError} If the argument is not a list of eight 16-bit unsigned integers.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(address: IPv6Address): string {
  if (!isIPv6Address(address)) {
    throw new TypeError('address must be a list of eight 16-bit unsigned integers');
  }
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
  let output = '';
  for (let index = 0; index < 8; index++) {
    if (index === compressEnd - compressLength) {
      output += index === 0 ? '::' : ':';
      index = compressEnd - 1;
    } else {
      output += toHex(address[index] as number) + (index < 7 ? ':' : '');
    }
  }
  return output;
}

// Faster than Number.prototype.toString.
function toHex(piece: number): string {
  let output = '';
  for (let shift = 12; shift > 0; shift -= 4) {
    if (piece >> shift > 0) output += HEX_DIGITS[(piece >> shift) & 0xf];
  }
  return output + HEX_DIGITS[piece & 0xf];
}
