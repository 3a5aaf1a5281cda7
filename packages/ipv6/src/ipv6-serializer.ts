// https://url.spec.whatwg.org/#concept-ipv6-serializer

import type { IPv6Address } from './ipv6-address.js';

const HEX_DIGITS = '0123456789abcdef';

/**
 * Serializes an IPv6 address, without brackets, as RFC 5952 recommends: lower-case hex digits
 * without leading zeros, the first longest run of zero pieces as `::`.
 *
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(address: IPv6Address): string {
  const [compress, size] = findCompressedPieces(address);
  let output = '';
  let separator = '';
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    if (pieceIndex === compress) {
      output += '::';
      separator = '';
      pieceIndex += size - 1;
    } else {
      output += separator + toHex(address[pieceIndex] as number);
      separator = ':';
    }
  }
  return output;
}

// Number.prototype.toString takes twice as long.
function toHex(piece: number): string {
  let output = '';
  for (let rest = piece; output === '' || rest > 0; rest >>= 4) {
    output = HEX_DIGITS.charAt(rest & 0xf) + output;
  }
  return output;
}

// https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
function findCompressedPieces(address: IPv6Address): [index: number, size: number] {
  let longestIndex = -1;
  let longestSize = 1;
  let foundIndex = 0;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    if (address[pieceIndex] !== 0) {
      foundIndex = pieceIndex + 1;
    } else if (pieceIndex + 1 - foundIndex > longestSize) {
      longestIndex = foundIndex;
      longestSize = pieceIndex + 1 - foundIndex;
    }
  }
  return [longestIndex, longestSize];
}
