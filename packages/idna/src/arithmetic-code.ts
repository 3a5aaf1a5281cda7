// The table is an arithmetic code of bits. How likely a bit is to be 1 is learned from the bits read
// before in the same contexts. All numbers are integers, so every engine reads the same.

import { CONTEXTS, DIGITS, EVEN, LEAST_RANGE, PRECISION, SHIFT, UNIT } from './table-format.js';

/** Returns the next bit, which is in the two given contexts. */
export type BitReader = (first: number, second: number) => number;

export function bitReader(table: string): BitReader {
  const weights = new Int32Array(CONTEXTS);
  let position = 0;
  let offset = 0;
  let range = 1;
  return (first, second) => {
    while (range < LEAST_RANGE) {
      const digit = ((table.charCodeAt(position++) - SHIFT) % (DIGITS + 1)) - 1;
      offset = offset * DIGITS + digit;
      range *= DIGITS;
    }
    const weight = (weights[first] as number) + (weights[second] as number);
    const probability = EVEN + (((EVEN * weight) / (UNIT + (weight < 0 ? -weight : weight))) | 0);
    const part = (range >> PRECISION) * probability;
    const bit = offset < part ? 1 : 0;
    if (bit) {
      range = part;
    } else {
      offset -= part;
      range -= part;
    }
    const error = (bit << PRECISION) - probability;
    (weights[first] as number) += error;
    (weights[second] as number) += error;
    return bit;
  };
}
