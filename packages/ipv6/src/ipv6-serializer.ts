// https://url.spec.whatwg.org/#concept-ipv6-serializer

import type { IPv6Address } from './ipv6-address.js';

/**
 * Serializes an IPv6 address, without brackets, as RFC 5952 recommends: lower-case hex digits
 * without leading zeros, the first longest run of zero pieces as `::`.
 *
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(address: IPv6Address): string {
  const compress = findCompressedPieceIndex(address);
  let output = '';
  let ignore0 = false;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    const piece = address[pieceIndex] as number;
    if (ignore0 && piece === 0) continue;
    ignore0 = false;
    if (pieceIndex === compress) {
      output += pieceIndex === 0 ? '::' : ':';
      ignore0 = true;
      continue;
    }
    output += piece.toString(16);
    if (pieceIndex !== 7) output += ':';
  }
  return output;
}

// https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
function findCompressedPieceIndex(address: IPv6Address): number | null {
  let longestIndex: number | null = null;
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
  return longestIndex;
}
