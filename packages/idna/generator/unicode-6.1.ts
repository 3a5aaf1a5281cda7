// Unicode 6.1, which all engines know: its code points and their lower case. The data comes from the package
// @unicode/unicode-6.1.0, and never changes.

import { readJSON } from '../../../scripts/workspace.js';

/** Runs of code points: the first, the last, the step between them, and the distance to their lower case. */
const runs = readJSON<{ readonly assigned: string; readonly lowerCase: string }>(
  import.meta.dirname,
  'unicode-6.1.json',
);

function* readRuns(text: string): Generator<[codePoint: number, other: number]> {
  for (const run of text.split(', ')) {
    const [first = 0, last = 0, step = 1, distance = 0] = run.split(' ').map(Number);
    for (let codePoint = first; codePoint <= last; codePoint += step) {
      yield [codePoint, codePoint + distance];
    }
  }
}

export const assigned: ReadonlySet<number> = new Set(new Map(readRuns(runs.assigned)).keys());

export const lowerCase: ReadonlyMap<number, number> = new Map(readRuns(runs.lowerCase));
