// What the parser removes from its input before it starts.

import { type Range, trimC0ControlsAndSpaces } from '@urlkit/infra';

const TAB_OR_NEWLINE = /[\t\n\r]/;

/** Removes leading and trailing C0 controls and spaces, and all tabs and newlines. */
export function prepareInput(input: string): string {
  const { start, end } = trimC0ControlsAndSpaces(input);
  return removeTabsAndNewlines(input.slice(start, end));
}

export function removeTabsAndNewlines(input: string): string {
  const hasAny = input.includes('\t') || input.includes('\n') || input.includes('\r');
  return hasAny ? input.replace(/[\t\n\r]+/g, '') : input;
}

/**
 * Takes a range of a text back to the input that the text was made of by removing tabs and newlines,
 * and, if `isTrimmed`, C0 controls and spaces at both ends.
 */
export function rangeInInput({ start, end }: Range, input: string, isTrimmed: boolean): Range {
  const whole = isTrimmed ? trimC0ControlsAndSpaces(input) : { start: 0, end: input.length };
  const first = positionInInput(start, input, whole);
  const last = end > start ? positionInInput(end - 1, input, whole) + 1 : first;
  return { start: first, end: last };
}

function positionInInput(offset: number, input: string, { start, end }: Range): number {
  let left = offset;
  for (let index = start; index < end; index++) {
    if (TAB_OR_NEWLINE.test(input.charAt(index))) continue;
    if (left === 0) return index;
    left--;
  }
  return end;
}
