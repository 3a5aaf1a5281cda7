const CODE_POINTS = 0x110000;
const FIRST_EMPTY_PLANE = 0x40000;
const FIRST_OF_PLANE_14 = 0xe0000;
const FIRST_PRIVATE_PLANE = 0xf0000;

/** Yields code points: of planes without characters every 64th, in long runs all. */
export function* codePoints(): Generator<number> {
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const isInEmptyPlane =
      codePoint >= FIRST_EMPTY_PLANE &&
      (codePoint < FIRST_OF_PLANE_14 || codePoint >= FIRST_PRIVATE_PLANE);
    if (!isInEmptyPlane || codePoint % 64 === 0 || 'URLKIT_RUNS' in process.env) yield codePoint;
  }
}
