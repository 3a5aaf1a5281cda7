/** Code points: their ranges in order, each as its first and its last. */
export type CodePointRanges = readonly number[];

/**
 * Reads ranges as the tables have them, separated by spaces: how far a range begins after the end of
 * the one before, and, after a hyphen, how much longer than one code point it is, both to base 36.
 */
export function parseRanges(text: string): CodePointRanges {
  let last = 0;
  return text.split(' ').flatMap((range) => {
    const [distance = '', length = '0'] = range.split('-');
    const first = last + Number.parseInt(distance, 36);
    last = first + Number.parseInt(length, 36);
    return [first, last];
  });
}

/** Whether a code point is in one of the ranges. */
export function isInRanges(codePoint: number, ranges: CodePointRanges): boolean {
  // The first boundary that is not less than the code point.
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1 || ranges[low] === codePoint;
}
