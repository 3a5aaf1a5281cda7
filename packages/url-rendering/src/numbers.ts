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

/** Returns the number of the first code point of a text, such as `U+200B`. */
export function numberOf(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
