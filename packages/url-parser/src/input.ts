// Removes what the standard removes from an input before parsing starts.

import { type Range, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';

const TABS_AND_NEWLINES = /[\t\n\r]+/g;

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
  // For each tab or newline, how many code units of the text come before it.
  const removed: number[] = [];
  for (const { 0: run, index } of input.slice(start, end).matchAll(TABS_AND_NEWLINES)) {
    for (let at = index; at < index + run.length; at++) removed.push(at - removed.length);
  }
  const restore = (offset: number): number => start + offset + countUpTo(offset, removed);
  return (range) => {
    const first = restore(range.start);
    const isEmpty = range.end === range.start;
    return { start: first, end: isEmpty ? first : restore(range.end - 1) + 1 };
  };
}

/** Counts the numbers up to a limit in an ascending list. */
function countUpTo(limit: number, numbers: readonly number[]): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
