// Which code points outside ASCII are punctuation, symbols, spaces or controls (Unicode 17): runs as pairs of the distance
// from the last one and the length, in base 36. Left out is what domains may have: joiners, full stops of IDNA, the soft
// hyphen, and the middle dots and signs that RFC 5892 allows in context. A test compares the runs with the engine.

const RUNS =
  '1 15 2 1 2 3 3 0 2 0 2 0 3 0 4 0 o 0 w 0 cr 3 d d 6 6 2 0 2 g 3j 0 6 1 2 0 33 0 3w 0 60 5 16 6 1b 0 2 0 3 0 3 0 1m f c 4 23 3 2v 0 9 1 b 0 k 1 2 f 6f 3 5 1 1d e w 0 16 0 8 1 29 0 3m 1 b 0 3m 1 7 1 2 0 3d 0 3e 1 3j 0 3n 7 3h 0 8 0 5 0 5n 0 16 0 3f 0 23 0 g 0 b 1 4m m 3 5 l 0 2 0 2 0 2 3 20 0 1l 7 2 j 34 5 27 1 2k 0 h1 8 14 9 2v 0 h9 1 i 0 r 1 27 2 20 1 4e 2 2 3 11 a 4 0 8i 5 49 x v 1 3l 6 2 5 4h 1 b g a b 3h 3 1o 4 1r 1 1t 7 c 0 kq 0 2 2 c 2 e 2 e 2 e e 3 2p b 4 c 4 i x 1r 1 2 3 2 1 b 0 2 2 6 5 2 0 2 0 2 0 5 0 c 1 5 4 6 3 2 0 1n jk 2a 25 n hh v vf 6e 5 f 3 2 1 35 0 40 1a 2 cx 2 1 4 o g 0 6 1 6 2 2k 1 4 0 6o 1 5 9 x 1b h u c t 9 0 g v b 12 g 8v 535 1r h3l 1i 1k 1 7i 2 2s 0 b 0 38 10 a 1 2w 1 4e 3 b 3 1n 3 2f 1 15 2 2 0 1e 1 1c 0 2q c h 1 3h 3 o 2 2t 1 h 1 2y 0 f 1 3k 0 fni 0 3t w a4 h 1t 1 1j 7 19 3 h 9 n 1n 44 e 2 0 b 6 r 5 r 5 2 3 3f t 77 2 1h 8 1m g 3 34 bn 0 1d 0 bj 0 ko 0 w 1 4n 0 w 0 7l 8 13 0 21 0 14 6 1v 6 2i 3 cy 0 w 1 7y 0 z 8 3h 4 19 3 5a 6 32 6 c 0 37 3 1d 1 28 3 5 0 e 0 2 2 2h 5 30 0 8b 4 37 4 b 3 2x 0 6z m 2y 2 t c 25 0 3n 3 70 0 7d 2 4c 0 2l 7 2c 2 2 4 2m 9 60 0 2o 4 17 1 hy 1 23 c 3q 16 vl 4 29p 1 u6 f apb 1 3q 0 1u 8 5 1 fc 2 88 3 94 0 f5m 0 3 380 b dy 2o es 6 2 7 7 9 1 8 t 5 43 4 0 57 2e ob 0 q 0 w 0 q 0 w 0 q 0 w 0 q 0 w 0 q 0 1p e7 1k 3 1f 7 2 d 2 6 1c4 0 c0 0 lc 0 nz 1 nh 0 4 0 3i 0 ci ed o 25e b 0 gvlz 3i';

// Middle dots and signs of RFC 5892, appendix A, where they are not between the letters that need them.
const MISPLACED =
  /(?<!l)\u00B7|\u00B7(?!l)|\u0375(?![\u0370-\u03FF\u1F00-\u1FFF])|(?<![\u05D0-\u05EA])[\u05F3\u05F4]|(?<![\u3041-\u30FF\u3400-\u9FFF])\u30FB|\u30FB(?![\u3041-\u30FF\u3400-\u9FFF])/i;

let runs: readonly number[] | undefined;

/** Whether a text has a code point outside ASCII that is neither a letter, a mark, a digit nor anything else of a domain. */
export function hasPunctuation(text: string): boolean {
  if (MISPLACED.test(text)) return true;
  runs ??= decodeRuns();
  for (const symbol of text) {
    const codePoint = symbol.codePointAt(0) ?? 0;
    if (codePoint < 0x80) continue;
    let index = 0;
    while ((runs[index] ?? Number.POSITIVE_INFINITY) <= codePoint) index++;
    if (index % 2 === 1) return true;
  }
  return false;
}

// Returns the start of each run and the code point after it, in ascending order.
function decodeRuns(): readonly number[] {
  let at = 0x7f;
  return RUNS.split(' ').map((number, index) => {
    at += Number.parseInt(number, 36) + (index % 2);
    return index % 2 === 0 ? at : at--;
  });
}
