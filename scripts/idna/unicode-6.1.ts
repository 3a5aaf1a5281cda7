// Unicode 6.1, which all engines know: its code points and their lower case. The data comes from the package
// @unicode/unicode-6.1.0, and never changes.

import { readJSON } from '../workspace.js';

interface Data {
  /** The first and the last code point of each range. */
  readonly assigned: string;
  /** Runs of code points: the first, the last, the step between them, and the distance to their lower case. */
  readonly lowerCase: string;
}

const data = readJSON<Data>(import.meta.dirname, 'unicode-6.1.json');

function numbersOf(text: string): number[] {
  return text.split(' ').map(Number);
}

function* codePoints(first: number, last: number, step = 1): Generator<number> {
  for (let codePoint = first; codePoint <= last; codePoint += step) yield codePoint;
}

function* readAssigned(): Generator<number> {
  const ends = numbersOf(data.assigned);
  for (let index = 0; index < ends.length; index += 2) {
    yield* codePoints(ends[index] ?? 0, ends[index + 1] ?? 0);
  }
}

function* readLowerCase(): Generator<[codePoint: number, lowerCase: number]> {
  for (const run of data.lowerCase.split(', ')) {
    const [first = 0, last = 0, step = 1, distance = 0] = numbersOf(run);
    for (const codePoint of codePoints(first, last, step)) yield [codePoint, codePoint + distance];
  }
}

export const assigned: ReadonlySet<number> = new Set(readAssigned());

export const lowerCase: ReadonlyMap<number, number> = new Map(readLowerCase());
