/** Writes a 32-bit unsigned integer as an IPv4 address. */
export function dottedDecimal(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff).join('.');
}
