import type { IPv4Host, IPv6Host } from '@urlkit/host';
import { assertString } from '@urlkit/internal';
import { parseIPv6 } from '@urlkit/ipv6';

const ZERO = 0x30;
const FULL_STOP = 0x2e;

/**
 * Parses an address in the form that resolvers, sockets and URLs return: four decimal numbers, or an IPv6
 * address with or without brackets.
 *
 * @returns The address as a host; null for any other text, such as an address with a zone (`fe80::1%eth0`), or a
 *   short form of an IPv4 address, which only the host parser reads.
 */
export function parseAddress(text: string): IPv4Host | IPv6Host | null {
  assertString(text, 'text');
  if (text.includes(':')) {
    const value = parseIPv6(text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text);
    return value && { kind: 'ipv6', value };
  }
  const value = parseDottedDecimal(text);
  return value === -1 ? null : { kind: 'ipv4', value };
}

// Parses four numbers up to 255 without leading zeros. Returns -1 for any other text.
function parseDottedDecimal(text: string): number {
  let address = 0;
  let number = -1;
  let dots = 0;
  for (let index = 0; index < text.length; index++) {
    const codeUnit = text.charCodeAt(index);
    const digit = codeUnit - ZERO;
    if (codeUnit === FULL_STOP && number >= 0) {
      dots++;
      address = address * 256 + number;
      number = -1;
    } else if (digit >= 0 && digit <= 9 && number !== 0) {
      number = number < 0 ? digit : number * 10 + digit;
      if (number > 255) return -1;
    } else {
      return -1;
    }
  }
  return dots === 3 && number >= 0 ? address * 256 + number : -1;
}
