import { BASE, DIGITS } from './table-format.js';

/** Creates a function that returns the next number of a text at each call, and NaN after the last one. */
export function numberReader(text: string): () => number {
  let position = 0;
  return () => {
    let number = 0;
    for (let place = 1; position < text.length; place *= BASE) {
      const digit = DIGITS.indexOf(text.charAt(position++));
      number += (digit % BASE) * place;
      if (digit < BASE) return number;
    }
    return Number.NaN;
  };
}
