const CODE_POINTS = 0x110000;
const FIRST_EMPTY_PLANE = 0x40000;
const FIRST_OF_PLANE_14 = 0xe0000;
const FIRST_AFTER_VARIATION_SELECTORS = 0xe0200;

/** Yields code points. Where planes have no characters, yields every 64th, or all if URLKIT_RUNS is set. */
export function* codePoints(): Generator<number> {
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const isEmpty =
      codePoint >= FIRST_EMPTY_PLANE &&
      (codePoint < FIRST_OF_PLANE_14 || codePoint >= FIRST_AFTER_VARIATION_SELECTORS);
    if (!isEmpty || codePoint % 64 === 0 || 'URLKIT_RUNS' in process.env) yield codePoint;
  }
}
