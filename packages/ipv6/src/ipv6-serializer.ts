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
  let output = '';
  let size = 0;
  let longestSize = 1;
  let longestEnd = 0;
  for (const piece of address) {
    output += ':';
    // Faster than Number.prototype.toString.
    for (let shift = 12; shift >= 0; shift -= 4) {
      if (shift === 0 || piece >> shift > 0) output += HEX_DIGITS[(piece >> shift) & 0xf];
    }
    size = piece === 0 ? size + 1 : 0;
    if (size > longestSize) {
      longestSize = size;
      longestEnd = output.length;
    }
  }
  if (longestEnd === 0) return output.slice(1);
  // A zero piece and its colon are two code units.
  return `${output.slice(1, longestEnd - 2 * longestSize)}::${output.slice(longestEnd + 1)}`;
}
