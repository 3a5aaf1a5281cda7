// 4.2 Parsing: the IPv6 parser, repaired (defects D8, D9 and D10 of its text)

import { type IPv6Address, parseIPv6 as parseIPv6Today } from '@urlkit/ipv6';

// 4.3 Serializing: the IPv6 serializer, repaired (D11), is that of the living standard.
export { serializeIPv6 } from '@urlkit/ipv6';

/**
 * Parses the text form of an IPv6 address, without brackets. The decimal numbers at its end may have leading
 * zeros, which were forbidden in 2014. That is the only difference from the living standard.
 *
 * @returns The address, or null if the input is not an IPv6 address.
 */
export function parseIPv6(input: string): IPv6Address | null {
  const tail = input.slice(input.lastIndexOf(':') + 1);
  // The first number is read as hex digits, of which there may be only four, before its U+002E (.) is seen.
  if (!/^\d{1,4}(?:\.\d+){3}$/.test(tail)) return parseIPv6Today(input);
  const numbers = tail.split('.').map(Number);
  return parseIPv6Today(input.slice(0, -tail.length) + numbers.join('.'));
}
