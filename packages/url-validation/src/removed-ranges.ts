// The characters that the parser removes from its input before it starts.

import { trimC0ControlsAndSpaces } from '@urlkit/infra';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Reports the ranges of an input that the parser removes, in order: leading and trailing C0 controls
 * and spaces, and runs of tabs and newlines between them.
 */
export function reportRemovedRanges(
  input: string,
  report: (start: number, end: number) => void,
): void {
  const { start, end } = trimC0ControlsAndSpaces(input);
  if (start > 0) report(0, start);
  for (let index = start; index < end; index++) {
    const runStart = index;
    while (index < end && isTabOrNewline(input, index)) index++;
    if (index > runStart) report(runStart, index);
  }
  if (end < input.length) report(end, input.length);
}

/** Creates a function that tells whether the parser removes the code unit at an offset. */
export function removalTest(input: string): (offset: number) => boolean {
  const { start, end } = trimC0ControlsAndSpaces(input);
  return (offset) => offset < start || offset >= end || isTabOrNewline(input, offset);
}

function isTabOrNewline(input: string, offset: number): boolean {
  const codeUnit = input.charCodeAt(offset);
  return codeUnit === TAB || codeUnit === LINE_FEED || codeUnit === CARRIAGE_RETURN;
}
