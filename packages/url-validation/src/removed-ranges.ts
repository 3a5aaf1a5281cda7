// What the parser removes from its input before it starts.

import { trimC0ControlsAndSpaces } from '@urlkit/infra';

/** A range of code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The ranges of an input that the parser removes: leading and trailing C0 controls and spaces, and
 * runs of tabs and newlines between them.
 */
export function removedRanges(input: string): Range[] {
  const { start, end } = trimC0ControlsAndSpaces(input);
  const ranges = [{ start: 0, end: start }];
  for (const match of input.slice(start, end).matchAll(/[\t\n\r]+/g)) {
    ranges.push({ start: start + match.index, end: start + match.index + match[0].length });
  }
  ranges.push({ start: end, end: input.length });
  return ranges.filter((range) => range.end > range.start);
}
