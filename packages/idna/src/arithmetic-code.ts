// The table is an arithmetic code of bits. How likely a bit is to be 1 is learned from the bits read
// before in the same contexts. All numbers are integers, so every engine reads the same.

/**
 * The digits are the characters from U+0025 to U+007E without U+005C (\), those behind it first. What
 * is left of their code units less SHIFT when divided by DIGITS + 1 is 1 to DIGITS.
 */
export const FIRST_DIGIT = 0x25;
export const DIGITS = 89;
export const SHIFT = 2;
/** The range has at least this size before each bit, and less than DIGITS times this. */
export const LEAST_RANGE = 0x800000;
/** Probabilities are integers below 2 to the power of this. */
export const PRECISION = 12;

const CONTEXTS = 0x4000;
const EVEN = 1 << (PRECISION - 1);
// The weight that makes a bit three times as likely to be 1 as to be 0. The less it is, the faster
// contexts learn.
const UNIT = 0x4000;

/** Returns the next bit, which is in the two given contexts. */
export type BitReader = (first: number, second: number) => number;

/** @param decide Returns the next bit, given how likely it is to be 1. */
export function modelBits(decide: (probability: number) => number): BitReader {
  const weights = new Int32Array(CONTEXTS);
  return (first, second) => {
    const weight = (weights[first] as number) + (weights[second] as number);
    const probability = EVEN + (((EVEN * weight) / (UNIT + Math.abs(weight))) | 0);
    const bit = decide(probability);
    const error = bit * 2 * EVEN - probability;
    (weights[first] as number) += error;
    (weights[second] as number) += error;
    return bit;
  };
}

export function bitReader(table: string): BitReader {
  let position = 0;
  let offset = 0;
  let range = 1;
  return modelBits((probability) => {
    while (range < LEAST_RANGE) {
      const digit = ((table.charCodeAt(position++) - SHIFT) % (DIGITS + 1)) - 1;
      offset = offset * DIGITS + digit;
      range *= DIGITS;
    }
    const part = (range >> PRECISION) * probability;
    if (offset < part) {
      range = part;
      return 1;
    }
    offset -= part;
    range -= part;
    return 0;
  });
}
