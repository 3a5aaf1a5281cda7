// A binary indexed tree (Fenwick tree) of slots that are marked or not. Marking a slot and counting the
// marked ones before it take logarithmic time. Node 6 counts the marks in slots 4 and 5, and so on:
//
//   slot      0   1   2   3   4   5   6   7
//   node 1   ╰─╯
//   node 2   ╰─────╯
//   node 3           ╰─╯
//   node 4   ╰─────────────╯
//   node 5                   ╰─╯
//   node 6                   ╰─────╯
//   node 7                           ╰─╯

/** Creates a tree of unmarked slots. */
export function createTree(slotCount: number): number[] {
  const tree: number[] = [];
  for (let size = 2 << (31 - Math.clz32(slotCount)); size > 0; size--) tree.push(0);
  return tree;
}

/** Creates a tree of marked slots. */
export function createMarkedTree(slotCount: number): number[] {
  return createTree(slotCount).map((_, node) => node & -node);
}

/** Marks a slot. Returns the number of marked slots before it. */
export function mark(tree: number[], slot: number): number {
  let marked = 0;
  let start = 0;
  for (let size = tree.length >> 1; size > 0; size >>= 1) {
    const node = start + size;
    const count = tree[node] as number;
    if (slot < node) {
      tree[node] = count + 1;
    } else {
      start = node;
      marked += count;
    }
  }
  return marked;
}

/** Unmarks the slot that has a given number of marked slots before it. Returns the slot. */
export function unmark(tree: number[], markedBefore: number): number {
  let marked = 0;
  let start = 0;
  for (let size = tree.length >> 1; size > 0; size >>= 1) {
    const node = start + size;
    const count = tree[node] as number;
    if (markedBefore < marked + count) {
      tree[node] = count - 1;
    } else {
      start = node;
      marked += count;
    }
  }
  return start;
}
