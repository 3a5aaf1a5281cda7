// 4.2 Parsing: the IPv6 parser, repaired (defects D8, D9 and D10 of its text)

import { assertString } from '@urlkit/internal';
import { type IPv6Address, parseIPv6 as parseIPv6Today } from '@urlkit/ipv6';

// 4.3 Serializing: the IPv6 serializer. Once repaired (D11), it is that of the living standard.
export { serializeIPv6 } from '@urlkit/ipv6';

/**
 * Parses the text form of an IPv6 address, without brackets. Unlike in the living standard, the decimal numbers at
 * its end may have leading zeros.
 *
 * @returns The eight 16-bit pieces; null if the input is not an IPv6 address.
 * @see URL Living Standard, 28 December 2012, 4.2 Parsing
 */
export function parseIPv6(input: string): IPv6Address | null {
  assertString(input, 'input');
  const tail = input.slice(input.lastIndexOf(':') + 1);
  // The parser first reads a decimal number as a piece, so the first one has at most four digits.
  if (!/^\d{1,4}(?:\.\d+){3}$/.test(tail)) return parseIPv6Today(input);
  const numbers = tail.split('.').map(Number);
  return parseIPv6Today(input.slice(0, -tail.length) + numbers.join('.'));
}
