/** A block of addresses: its first address in 16-bit pieces, and the length of the prefix in bits. */
export interface Prefix {
  /** The address, in pieces of 16 bits. */
  readonly pieces: readonly number[];
  /** How many bits of the address count. */
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

/** Splits an IPv4 address, a 32-bit unsigned integer, into 16-bit pieces. */
export function piecesOfIPv4(address: number): readonly number[] {
  return [address >>> 16, address & 0xffff];
}

/** Returns the IPv4 address of two 16-bit pieces. */
export function ipv4OfPieces(pieces: readonly number[]): number {
  const [high, low] = pieces as readonly [number, number];
  return high * 0x1_0000 + low;
}

/** Returns the IPv4 address in an IPv4-mapped IPv6 address, as pieces; null for another address. */
export function mappedIPv4(pieces: readonly number[]): readonly number[] | null {
  const isMapped = pieces.slice(0, 5).every((piece) => piece === 0) && pieces[5] === 0xffff;
  return isMapped ? pieces.slice(6) : null;
}

/** Returns a mask of the bits of a piece after the prefix. */
export function hostBits(piece: number, index: number, length: number): number {
  return piece & (0xffff >> Math.max(0, Math.min(16, length - 16 * index)));
}
