// A binary indexed tree (Fenwick tree) of slots that are marked or not. Marking a slot and counting the
// marked ones before it take logarithmic time. The leaves are words of 32 slots, one bit for each slot, which
// follow the nodes. Node 6 counts the marks in words 4 and 5, and so on:
//
//   word      0   1   2   3   4   5   6   7
//   node 1   ╰─╯
//   node 2   ╰─────╯
//   node 3           ╰─╯
//   node 4   ╰─────────────╯
//   node 5                   ╰─╯
//   node 6                   ╰─────╯
//   node 7                           ╰─╯

const SLOTS_PER_WORD = 32;

/** Creates a tree of slots that are all marked, or all unmarked. */
export function createTree(slotCount: number, isMarked: boolean): number[] {
  const size = 1 << (32 - Math.clz32(slotCount / SLOTS_PER_WORD));
  const marks = (node: number): number => (node < size ? (node & -node) * SLOTS_PER_WORD : -1);
  return Array.from({ length: 2 * size }, (_, node) => (isMarked ? marks(node) : 0));
}

/**
 * Marks a slot that is not marked.
 *
 * @returns The number of marked slots before it.
 */
export function mark(tree: number[], slot: number): number {
  const size = tree.length >> 1;
  const word = Math.floor(slot / SLOTS_PER_WORD);
  const bits = tree[size + word] as number;
  // A shift takes the slot modulo 32.
  tree[size + word] = bits | (1 << slot);
  for (let node = word + 1; node < size; node += node & -node)
    tree[node] = (tree[node] as number) + 1;
  let marked = 0;
  for (let before = bits & ~(-1 << slot); before !== 0; before &= before - 1) marked++;
  for (let node = word; node > 0; node &= node - 1) marked += tree[node] as number;
  return marked;
}

/**
 * Unmarks the slot that has a number of marked slots before it.
 *
 * @returns The slot.
 */
export function unmark(tree: number[], rank: number): number {
  const size = tree.length >> 1;
  let rest = rank;
  let word = 0;
  for (let half = size >> 1; half > 0; half >>= 1) {
    const count = tree[word + half] as number;
    if (rest < count) {
      tree[word + half] = count - 1;
    } else {
      word += half;
      rest -= count;
    }
  }
  const bits = tree[size + word] as number;
  let others = bits;
  for (; rest > 0; rest--) others &= others - 1;
  const lowest = others & -others;
  tree[size + word] = bits ^ lowest;
  return word * SLOTS_PER_WORD + 31 - Math.clz32(lowest);
}
