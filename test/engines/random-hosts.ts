// Random hosts with code points from all of Unicode, the same in every engine.

const blocks: readonly (readonly [first: number, last: number])[] = [
  [0x61, 0x7a],
  [0xc0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x58f],
  [0x590, 0x8ff],
  [0x900, 0x109f],
  [0x1100, 0x11ff],
  [0x1e00, 0x2060],
  [0x2c00, 0x30ff],
  [0xa000, 0xd7ff],
  [0xf900, 0xffff],
  [0x10000, 0x1ffff],
  [0x2f800, 0x2fa1f],
  [0x0, 0x10ffff],
];

/** Yields hosts of one to six code points from one or two blocks. */
export function* randomHosts(count: number): Generator<string> {
  let state = 1;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the constants of glibc
  const next = (limit: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  for (let index = 0; index < count; index++) {
    let host = '';
    const pair = [next(blocks.length), next(blocks.length)];
    for (let length = 1 + next(6); length > 0; length--) {
      const [first, last] = blocks[pair[next(2)] ?? 0] ?? [0, 0];
      host += String.fromCodePoint(first + next(last - first + 1));
    }
    yield host;
  }
}
