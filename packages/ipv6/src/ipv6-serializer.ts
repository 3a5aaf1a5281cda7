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
  // Of a run of zero pieces, each of which is two code units with its colon.
  let length = 0;
  let longestEnd = 0;
  let longestLength = 2;
  for (const piece of address) {
    output += ':';
    // Faster than Number.prototype.toString.
    for (let shift = 12; shift >= 0; shift -= 4) {
      if (piece >> shift > 0 || shift === 0) output += HEX_DIGITS[(piece >> shift) & 0xf];
    }
    length = piece > 0 ? 0 : length + 2;
    if (length > longestLength) {
      longestLength = length;
      longestEnd = output.length;
    }
  }
  if (longestEnd === 0) return output.slice(1);
  return `${output.slice(1, longestEnd - longestLength)}::${output.slice(longestEnd + 1)}`;
}
