import { type AddressClass, createClass } from './address-class-type.js';
import { isInPrefix, type Prefix } from './prefix.js';

interface Block extends Prefix {
  readonly entry: AddressClass;
}

/** Blocks by the first byte of their addresses. A block comes before the blocks that contain it. */
export type AddressTable = readonly (readonly Block[])[];

/**
 * Returns a function that creates a table when it is first called. Most programs never ask for the class of an address.
 *
 * @param rows Rows `block|name|RFC|flags`, with the flags of {@link createClass}, and `address/length|service` for
 * addresses of cloud services. The first row is the block of all addresses. A block comes after the blocks that contain it.
 */
export function addressTable(kind: 'ipv4' | 'ipv6', rows: readonly string[]): () => AddressTable {
  let table: AddressTable | undefined;
  return () => {
    table ??= createTable(kind, rows);
    return table;
  };
}

function createTable(kind: 'ipv4' | 'ipv6', rows: readonly string[]): AddressTable {
  const table: Block[][] = Array.from({ length: 256 }, () => []);
  for (const row of rows) {
    const [block = '', name = '', rfc, flags] = row.split('|');
    const { pieces, length } = readBlock(block);
    const entry =
      flags === undefined
        ? Object.freeze({ ...findEntry(table, pieces), globallyReachable: false, service: name })
        : createClass(kind, block, name, `RFC ${rfc}`, flags);
    const first = (pieces[0] as number) >> 8;
    const last = first | (0xff >> Math.min(8, length));
    for (const blocks of table.slice(first, last + 1)) blocks.unshift({ pieces, length, entry });
  }
  return table;
}

// Blocks of the registries are valid, so this does not check them.
function readBlock(block: string): Prefix {
  const [address = '', length] = block.split('/');
  const [a = 0, b, c = 0, d = 0] = address.split('.').map(Number);
  const [front = [], back = []] = address
    .split('::')
    .map((part) => (part ? part.split(':').map((piece) => Number(`0x${piece}`)) : []));
  const zeros = new Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0);
  const pieces = b === undefined ? [...front, ...zeros, ...back] : [(a << 8) | b, (c << 8) | d];
  return { pieces, length: Number(length) };
}

/** Returns the entry of the smallest block that contains an address. */
export function findEntry(table: AddressTable, pieces: readonly number[]): AddressClass {
  const blocks = table[(pieces[0] as number) >> 8] ?? [];
  const found = blocks.find((block) => isInPrefix(pieces, block));
  if (found !== undefined) return found.entry;
  throw new TypeError('host must be an address in range');
}
