// The sequences between U+0026 (&) in application/x-www-form-urlencoded data.

import { findBefore, TextWriter } from '@urlkit/internal';

/** Returns the length of the name: up to the first U+003D (=), or of the whole sequence. */
export function nameLengthOf(sequence: string): number {
  return findBefore(sequence.length, '=', sequence, 0);
}

/** Replaces each U+002B (+) with U+0020 SPACE. For few of them, a loop is faster than `replace`. */
export function replacePluses(encoded: string): string {
  const { length } = encoded;
  const output = new TextWriter();
  let start = 0;
  for (let plus = findBefore(length, '+', encoded, 0); plus < length; ) {
    output.write(`${encoded.slice(start, plus)} `);
    start = plus + 1;
    plus = findBefore(length, '+', encoded, start);
  }
  return output.text() + encoded.slice(start);
}
