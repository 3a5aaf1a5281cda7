/** A block of addresses: its first address in 16-bit pieces, and how many bits all of its addresses share. */
export interface Prefix {
  readonly pieces: readonly number[];
  readonly length: number;
}

/** Whether an address of the same family is in a block. */
export function isInPrefix(pieces: readonly number[], prefix: Prefix): boolean {
  let index = 0;
  for (let rest = prefix.length; rest > 0; rest -= 16) {
    const difference = (pieces[index] as number) ^ (prefix.pieces[index] as number);
    if (difference >> Math.max(0, 16 - rest) !== 0) return false;
    index++;
  }
  return true;
}

/** The 16-bit pieces of an IPv4 address, which is a 32-bit unsigned integer. */
export function piecesOfIPv4(address: number): readonly number[] {
  return [address >>> 16, address & 0xffff];
}

/** The bits of a piece that a prefix of some length does not have. */
export function hostBits(piece: number, index: number, length: number): number {
  return piece & (0xffff >> Math.max(0, Math.min(16, length - 16 * index)));
}
