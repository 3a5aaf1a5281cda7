// URLs in JSON, source code and HTML, which write delimiters as escape sequences.

import type { Range } from '@urlkit/infra';

const ESCAPED = /\\{1,4}(?:u00(2[36f]|3[abdf]|40)|x(2[36f]|3[abdf]|40)|(\/))|&(?:amp|#38|#x26);/gi;

/** A text without escape sequences, and where its characters are written. */
export interface UnescapedText {
  readonly text: string;
  /** Returns the range that is written for a range of the text. */
  readonly restore: (range: Range) => Range;
}

/** Replaces the escape sequences of delimiters of URLs by the delimiters. */
export function unescapeDelimiters(written: string): UnescapedText {
  // Where each delimiter is in the text, and how much longer what is written is up to its end.
  const ends: number[] = [];
  const longer: number[] = [];
  let more = 0;
  const text = written.replace(ESCAPED, (sequence, ...rest: (string | number | undefined)[]) => {
    const [u, x, slash, offset] = rest;
    ends.push(Number(offset) - more + 1);
    more += sequence.length - 1;
    longer.push(more);
    const hex = u ?? x;
    return hex === undefined
      ? String(slash ?? '&')
      : String.fromCharCode(Number.parseInt(String(hex), 16));
  });
  if (more === 0) return { text, restore: (range) => range };
  const restoreOffset = (offset: number): number => {
    let first = 0;
    let end = ends.length;
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((ends[middle] ?? 0) <= offset) first = middle + 1;
      else end = middle;
    }
    return offset + (longer[first - 1] ?? 0);
  };
  return {
    text,
    restore: ({ start, end }) => ({ start: restoreOffset(start), end: restoreOffset(end) }),
  };
}
