// The heap in which public functions run with long texts.

/** Code units of a text. */
export const LENGTH = 2 ** 21;

const BYTES_PER_UNIT = 60;
// What Node, the packages and the generators take, in MiB.
const BASELINE = 120;

/** The size of the heap, as Node takes it. */
export const heapOption = `--max-old-space-size=${BASELINE + (LENGTH * BYTES_PER_UNIT) / 2 ** 20}`;
