/**
 * Finds the IPv4 addresses inside an IPv6 address, as 32-bit unsigned integers.
 *
 * @param block The block of the address in the table.
 * @returns For most blocks, one address. For Teredo, those of the server and the client. For the prefix of RFC
 *   8215, in which each network chooses its own length, one for each possible length. The address of an ISATAP
 *   interface may be inside any of these.
 */
export function findEmbeddedIPv4(block: string, pieces: readonly number[]): readonly number[] {
  // RFC 5214, section 6.1: an interface identifier with or without the universal bit, after any prefix.
  const isISATAP = pieces[5] === 0x5efe && ((pieces[4] as number) & ~0x200) === 0;
  const ofBlock = findInBlock(block, pieces);
  return isISATAP ? [...ofBlock, addressAt(pieces, 6)] : ofBlock;
}

function findInBlock(block: string, pieces: readonly number[]): readonly number[] {
  if (block === '2002::/16') return [addressAt(pieces, 1)];
  if (block === '2001::/32') return [addressAt(pieces, 2), ~addressAt(pieces, 6) >>> 0];
  if (block === '64:ff9b:1::/48') return findLocalNAT64(pieces);
  // Mapped, compatible, translated, and NAT64.
  return block.endsWith('/96') ? [addressAt(pieces, 6)] : [];
}

function addressAt(pieces: readonly number[], index: number): number {
  return (((pieces[index] as number) << 16) | (pieces[index + 1] as number)) >>> 0;
}

// RFC 6052, section 2.2: the address follows the prefix and skips byte 8. Byte 8 and the bytes after the address
// are 0.
function findLocalNAT64(pieces: readonly number[]): readonly number[] {
  const bytes = pieces.flatMap((piece) => [piece >> 8, piece & 0xff]);
  return [6, 7, 8, 12].flatMap((start) => {
    const rest = bytes.slice(start);
    const u = start > 8 ? 0 : rest.splice(8 - start, 1)[0];
    const [a = 0, b = 0, c = 0, d = 0, ...suffix] = rest;
    return u || suffix.some(Boolean) ? [] : [((a << 24) | (b << 16) | (c << 8) | d) >>> 0];
  });
}
