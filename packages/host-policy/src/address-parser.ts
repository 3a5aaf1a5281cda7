import type { IPv4Host, IPv6Host } from '@urlkit/host';
import { parseIPv6 } from '@urlkit/ipv6';
import { requireString } from './require.js';

const ZERO = 0x30;
const FULL_STOP = 0x2e;

/**
 * Reads an address in the form in which resolvers, sockets and serialized URLs have it: four decimal
 * numbers, or an IPv6 address, in brackets or not.
 *
 * @returns The address as a host; null for any other text, zones (`fe80::1%eth0`) and the shorter forms of IPv4
 *   addresses included, which the host parser reads.
 * @throws {TypeError} If the text is not a string.
 */
export function parseAddress(text: string): IPv4Host | IPv6Host | null {
  requireString(text, 'text');
  if (text.includes(':')) {
    const value = parseIPv6(text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text);
    return value && { kind: 'ipv6', value };
  }
  const value = parseDottedDecimal(text);
  return value === -1 ? null : { kind: 'ipv4', value };
}

// Four numbers up to 255 without leading zeros; -1 for any other text.
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
