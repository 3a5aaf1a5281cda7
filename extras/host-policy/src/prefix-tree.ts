import type { Prefix } from './prefix.js';

/** A map from blocks of addresses to values: a tree with a level for each 16-bit piece. */
export interface PrefixTree<Value> {
  readonly children: Map<number, PrefixTree<Value>>;
  /** Values of blocks that end in the next piece, by the number of its bits in the block, and by these bits. */
  readonly values: Map<number, Map<number, Value[]>>;
}

export function createPrefixTree<Value>(): PrefixTree<Value> {
  return { children: new Map(), values: new Map() };
}

/** Adds a value to a tree, in place. */
export function addToTree<Value>(
  tree: PrefixTree<Value>,
  { pieces, length }: Prefix,
  value: Value,
): void {
  const depth = length >> 4;
  const node = pieces
    .slice(0, depth)
    .reduce((parent, piece) => getOrAdd(parent.children, piece, createPrefixTree<Value>), tree);
  const rest = length & 15;
  const byBits = getOrAdd(node.values, rest, () => new Map<number, Value[]>());
  getOrAdd(byBits, (pieces[depth] ?? 0) >> (16 - rest), () => []).push(value);
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** Returns the first value that a function accepts, among those of the blocks that contain an address. */
export function findInTree<Value>(
  tree: PrefixTree<Value>,
  pieces: readonly number[],
  fits: (value: Value) => boolean,
): Value | undefined {
  let node: PrefixTree<Value> | undefined = tree;
  for (let depth = 0; node; depth++) {
    const piece = pieces[depth] ?? 0;
    let found: Value | undefined;
    for (const [rest, values] of node.values) {
      found ??= values.get(piece >> (16 - rest))?.find(fits);
    }
    if (found !== undefined) return found;
    node = depth < pieces.length ? node.children.get(piece) : undefined;
  }
  return undefined;
}
