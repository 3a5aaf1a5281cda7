// Removes what the standard removes from an input before parsing starts.

import { type Range, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';

/** Removes C0 controls and spaces at both ends, and tabs and newlines. */
export function prepareInput(input: string): string {
  const { start, end } = trimC0ControlsAndSpaces(input);
  return removeTabsAndNewlines(input.slice(start, end));
}

export function removeTabsAndNewlines(input: string): string {
  const hasAny = input.includes('\t') || input.includes('\n') || input.includes('\r');
  if (!hasAny) return input;
  // Two lone surrogates would become a pair.
  let text = toScalarValueString(input);
  // In long texts, V8 takes several times as long to replace all matches of an expression.
  for (const removed of ['\t', '\n', '\r']) text = text.split(removed).join('');
  return text;
}

/**
 * Returns a function that converts a range of the prepared text to the range of the input.
 *
 * @param isTrimmed Whether C0 controls and spaces were removed at both ends.
 */
export function rangeRestorer(input: string, isTrimmed: boolean): (range: Range) => Range {
  const { start, end } = isTrimmed
    ? trimC0ControlsAndSpaces(input)
    : { start: 0, end: input.length };
  // The offset in the input of each code unit of the text, and of its end; empty if there are no tabs and newlines.
  const offsets: number[] = [];
  if (removeTabsAndNewlines(input) !== input) {
    for (let index = start; index < end; index++) {
      if (!'\t\n\r'.includes(input.charAt(index))) offsets.push(index);
    }
    offsets.push(end);
  }
  const restore = (offset: number): number =>
    offset < offsets.length ? (offsets[offset] as number) : start + offset;
  return (range) => {
    const first = restore(range.start);
    const isEmpty = range.end === range.start;
    return { start: first, end: isEmpty ? first : restore(range.end - 1) + 1 };
  };
}
