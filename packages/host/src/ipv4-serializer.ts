// https://url.spec.whatwg.org/#concept-ipv4-serializer

import { isUint } from '@urlkit/internal';

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
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}
