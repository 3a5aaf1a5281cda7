import { FIRST_DIGIT, FIRST_LEADING_DIGIT, LEADING_DIGITS, LEFT_OUT } from './table-format.js';

/** Returns a function that reads a table's numbers, one a call. */
export function numberReader(table: string): () => number {
  let position = 0;
  return function read(): number {
    const character = table.charCodeAt(position++);
    const digit = character - FIRST_DIGIT - (character > LEFT_OUT ? 1 : 0);
    return digit < FIRST_LEADING_DIGIT ? digit : digit + LEADING_DIGITS * read();
  };
}

/** Undoes what makes small natural numbers of small integers: 0, -1, 1, -2, 2… as 0, 1, 2, 3, 4… */
export function signed(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
}
