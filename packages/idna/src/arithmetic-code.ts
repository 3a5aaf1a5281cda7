// The table is an arithmetic code of bits. How likely a bit is to be 1 is learned from the bits read
// before in the same context. All numbers are integers below 2^30.

/** The digits are 86 characters from U+0028 on, without U+005C (\). */
export const FIRST_DIGIT = 0x28;
export const LEFT_OUT = 0x5c;
export const DIGITS = 86;
/** The range has at least this size before each bit, and less than DIGITS times this. */
export const LEAST_RANGE = 0x800000;
/** Probabilities are integers below 2 to the power of this. */
export const PRECISION = 12;
/** A bit moves its context’s probability by 1/2, 1/4 and so on, but no less than 1/16. */
export const SLOWEST_SHIFT = 4;
export const CONTEXTS = 4096;

/** Returns the next bit, which is in the given context. */
export type BitReader = (context: number) => number;

export function bitReader(table: string): BitReader {
  const probabilities = new Uint16Array(CONTEXTS).fill(1 << (PRECISION - 1));
  const shifts = new Uint8Array(CONTEXTS).fill(1);
  let position = 0;
  let offset = 0;
  let range = 1;
  return (context) => {
    while (range < LEAST_RANGE) {
      const digit = table.charCodeAt(position++);
      offset = offset * DIGITS + digit - FIRST_DIGIT - (digit > LEFT_OUT ? 1 : 0);
      range *= DIGITS;
    }
    const probability = probabilities[context] as number;
    const shift = shifts[context] as number;
    if (shift < SLOWEST_SHIFT) shifts[context] = shift + 1;
    const part = (range >> PRECISION) * probability;
    if (offset < part) {
      range = part;
      probabilities[context] = probability + (((1 << PRECISION) - probability) >> shift);
      return 1;
    }
    offset -= part;
    range -= part;
    probabilities[context] = probability - (probability >> shift);
    return 0;
  };
}
