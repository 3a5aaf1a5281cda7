// https://url.spec.whatwg.org/#concept-ipv4-serializer

import { isUint } from '@urlkit/infra/internal';

/**
 * Serializes an IPv4 address as four decimal numbers.
 *
 * @param address A 32-bit unsigned integer.
 * @throws {TypeError} If it is anything else.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIPv4(address: number): string {
  if (!isUint(address, 0xffffffff)) {
    throw new TypeError('address must be a 32-bit unsigned integer');
  }
  return writeIPv4(address);
}

/** The same for what is known to be a 32-bit unsigned integer. */
export function writeIPv4(address: number): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}
