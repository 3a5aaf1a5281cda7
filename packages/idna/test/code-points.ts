const CODE_POINTS = 0x110000;
const FIRST_EMPTY_PLANE = 0x40000;
const FIRST_OF_PLANE_14 = 0xe0000;
const FIRST_AFTER_VARIATION_SELECTORS = 0xe0200;

/** Yields code points. Where planes have no characters, yields every 64th, or all if URLKIT_RUNS is set. */
export function* codePoints(): Generator<number> {
  const stepInEmptyPlanes = 'URLKIT_RUNS' in process.env ? 1 : 64;
  for (let codePoint = 0; codePoint < CODE_POINTS; ) {
    yield codePoint;
    const isEmpty =
      codePoint >= FIRST_EMPTY_PLANE &&
      (codePoint < FIRST_OF_PLANE_14 || codePoint >= FIRST_AFTER_VARIATION_SELECTORS);
    codePoint += isEmpty ? stepInEmptyPlanes : 1;
  }
}
