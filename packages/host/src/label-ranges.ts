// Ranges of the labels of a domain, for validation errors.

import type { Range } from '@urlkit/infra';

// U+002E and the code points that UTS #46 maps to it, plain or percent-encoded.
const LABEL_SEPARATOR = /[.\u3002\uFF0E\uFF61]|%2E|%E3%80%82|%EF%BC%8E|%EF%BD%A1/gi;

/** Returns the ranges of the labels of a domain, in code units. By default, the domain may be percent-encoded. */
export function labelRanges(
  domain: string,
  separators: RegExp = LABEL_SEPARATOR,
): readonly Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const separator of domain.matchAll(separators)) {
    ranges.push({ start, end: separator.index });
    start = separator.index + separator[0].length;
  }
  ranges.push({ start, end: domain.length });
  return ranges;
}

/**
 * Converts a range of a decoded or mapped host to a range of the input. If the two texts differ, the result is the
 * range of the whole label, or of the whole host if they have different numbers of labels.
 */
export function rangeInInput({ start, end }: Range, form: string, input: string): Range {
  if (form.toLowerCase() === input.toLowerCase()) return { start, end };
  const written = labelRanges(input);
  const labels = labelRanges(form);
  // A range may be the separator after a label, but an empty one is an empty label.
  const separator = start < end ? 1 : 0;
  const index = labels.findIndex((label) => label.start <= start && end <= label.end + separator);
  const isPaired = written.length === labels.length;
  return (isPaired && written[index]) || { start: 0, end: input.length };
}
