// The heap in which public functions run with long texts.

/** Code units of a text. */
export const LENGTH = 2 ** 21;

const BYTES_PER_UNIT = 60;
// What Node, the packages and the generators take, in MiB.
const BASELINE = 120;

/** The size of the heap, as Node takes it, for texts of a length. */
export function heapOption(
  length = LENGTH,
  bytesPerUnit = BYTES_PER_UNIT,
  baseline = BASELINE,
): string {
  return `--max-old-space-size=${Math.round(baseline + (length * bytesPerUnit) / 2 ** 20)}`;
}
