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
  const tree: number[] = [];
  for (let node = 0; node < 2 * size; node++) {
    const marks = node < size ? (node & -node) * SLOTS_PER_WORD : -1;
    tree.push(isMarked ? marks : 0);
  }
  return tree;
}

/**
 * Marks a slot, or unmarks one.
 *
 * @param target A slot to mark, or the number of marked slots before one to unmark.
 * @returns The number of marked slots before the slot, or the slot that is no longer marked.
 */
export function changeMark(tree: number[], target: number, by: 1 | -1): number {
  const size = tree.length >> 1;
  let marked = 0;
  let word = 0;
  for (let half = size >> 1; half > 0; half >>= 1) {
    const node = word + half;
    const count = tree[node] as number;
    if (target < (by > 0 ? node * SLOTS_PER_WORD : marked + count)) {
      tree[node] = count + by;
    } else {
      word = node;
      marked += count;
    }
  }
  const bits = tree[size + word] as number;
  let slot = word * SLOTS_PER_WORD;
  // A shift takes the slot modulo 32.
  for (; by > 0 ? slot < target : marked < target || ((bits >> slot) & 1) === 0; slot++) {
    marked += (bits >> slot) & 1;
  }
  tree[size + word] = bits ^ (1 << slot);
  return by > 0 ? marked : slot;
}
