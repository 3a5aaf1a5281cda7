// Where what a machine works on stood in the string that the parser was given.

import type { Machine } from './machine.js';
import type { URLValidationError } from './validation-errors.js';

const TAB_OR_NEWLINE = /[\t\n\r]/;

/** Makes a function that takes the ranges of validation errors back to the parser's input. */
export function rangeRestorer(
  input: string,
  machine: Machine,
): (error: URLValidationError) => URLValidationError {
  if (input.length === machine.input.length) return (error) => error;
  // For each code unit of the machine's input, and for the EOF code point.
  const positions: number[] = [];
  const range = machine.inputRange;
  for (let index = range.start; index < range.end; index++) {
    if (!TAB_OR_NEWLINE.test(input.charAt(index))) positions.push(index);
  }
  positions.push(range.end);
  return ({ name, start, end, fatal }) => {
    const first = positions[start] as number;
    const behindLast = end > start ? (positions[end - 1] as number) + 1 : first;
    return { name, start: first, end: behindLast, fatal };
  };
}
