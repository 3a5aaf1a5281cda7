// Where tr46 says something else, and why.

/** Code points that Unicode 18 made valid or mapped. */
export const newInUnicode18: readonly (readonly [first: number, last: number])[] = [
  [0x558, 0x558],
  [0x58b, 0x58c],
  [0x5c8, 0x5c9],
  [0xb53, 0xb54],
  [0x1ade, 0x1adf],
  [0x1aec, 0x1af0],
  [0x208f, 0x208f],
  [0x209d, 0x209f],
  [0x20c2, 0x20c4],
  [0x2e60, 0x2e63],
  [0xa7dd, 0xa7dd],
  [0xa7e2, 0xa7e2],
  [0xab6c, 0xab6d],
  [0x107bb, 0x107bf],
  [0x10ec9, 0x10ecf],
  [0x10ed9, 0x10eee],
  [0x10ef0, 0x10ef9],
  [0x11b0a, 0x11b0a],
  [0x11df0, 0x11df1],
  [0x1246f, 0x1246f],
  [0x12475, 0x1247f],
  [0x12550, 0x12686],
  [0x18cd6, 0x18cda],
  [0x18d1f, 0x18d20],
  [0x18e00, 0x19191],
  [0x191a0, 0x191d2],
  [0x1b123, 0x1b128],
  [0x1b168, 0x1b168],
  [0x1ced2, 0x1ced4],
  [0x1cedd, 0x1cedf],
  [0x1cef1, 0x1cefd],
  [0x1d127, 0x1d128],
  [0x1d1eb, 0x1d1ff],
  [0x1d250, 0x1d281],
  [0x1d6a6, 0x1d6a6],
  [0x1db00, 0x1db1c],
  [0x1df1f, 0x1df24],
  [0x1df2b, 0x1df81],
  [0x1df90, 0x1df96],
  [0x1dfcd, 0x1dfff],
  [0x1f1ae, 0x1f1ae],
  [0x1f6d9, 0x1f6d9],
  [0x1f7da, 0x1f7db],
  [0x1f7f1, 0x1f7ff],
  [0x1fa8b, 0x1fa8d],
  [0x1facc, 0x1facc],
  [0x1fadd, 0x1fadd],
  [0x1faeb, 0x1faeb],
  [0x1faf9, 0x1fafa],
  [0x2b81e, 0x2b81e],
  [0x3d000, 0x3fc3f],
];

/** Code points whose bidirectional class is another in Unicode 18. */
export const changedInUnicode18: readonly number[] = [0x1b3a, 0x1b3c, 0x1b42];

export const differsInUnicode18: RegExp = new RegExp(
  `[${[...newInUnicode18, ...changedInUnicode18.map((codePoint) => [codePoint])]
    .map((range) => range.map((codePoint) => `\\u{${codePoint.toString(16)}}`).join('-'))
    .join('')}]`,
  'u',
);

/**
 * tr46 looks for a connection that U+200C breaks in all that precedes it, back to the last U+200C
 * that broke one. So it allows one anywhere behind another that follows a virama and breaks one.
 */
export const allowedByAnotherNonJoiner = 'ꡀ\u094d\u200cꡀa\u200cb';

/** Matches Unicode domains in which that may be so. */
export const hasNonJoinerBehindVirama =
  /[\u094d\u09cd\u0d4d\u1039\u{11046}\u{1163f}]\u200c[^.]*\u200c/u;
