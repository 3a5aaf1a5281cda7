// https://url.spec.whatwg.org/#concept-ipv4-serializer

import { isUint } from '@urlkit/internal';

// Faster than to convert and join seven strings.
const octets: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 0x100 },
  (_, octet) => `${octet}`,
);
const dottedOctets: readonly string[] = /* @__PURE__ */ octets.map((octet) => `${octet}.`);

/**
 * Serializes an IPv4 address.
 *
 * @returns Four decimal numbers with U+002E (.) between them.
 * @throws {TypeError} If the address is not a 32-bit unsigned integer.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIPv4(address: number): string {
  if (!isUint(address, 0xffffffff)) {
    throw new TypeError('address must be a 32-bit unsigned integer');
  }
  return writeIPv4(address);
}

/** Serializes an IPv4 address without checking the argument. */
export function writeIPv4(address: number): string {
  const first = (dottedOctets[address >>> 24] as string) + dottedOctets[(address >>> 16) & 0xff];
  return first + dottedOctets[(address >>> 8) & 0xff] + octets[address & 0xff];
}
