// https://url.spec.whatwg.org/#concept-ipv4-serializer

/**
 * Serializes an IPv4 address as four decimal numbers.
 *
 * @param address A 32-bit unsigned integer.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIPv4(address: number): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}
