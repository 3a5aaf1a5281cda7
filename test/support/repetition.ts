// Predicts the result for megabytes of one unit from the results for a few repetitions of it.

import type { ExecutionContext } from 'ava';
import { isLongRun } from './long-run.js';

/** A length in code units: half a million, or ten million in long runs. Quadratic time takes minutes, or hours. */
export const hostileLength: number = (isLongRun ? 20 : 1) * 2 ** 19;

const someCounts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 60, 61];

/** Returns the result of a run; undefined for failure. */
type Run = (repeated: string) => string | undefined;

/**
 * Compares the results for a few repetitions of a unit with those of an oracle, and the result for megabytes
 * with the prediction.
 */
export function checkMegabytes(
  t: ExecutionContext,
  unit: string,
  run: Run,
  oracle: Run,
  length: number = hostileLength,
): void {
  const results = someCounts.map((count) => {
    const result = run(unit.repeat(count));
    t.is(result, oracle(unit.repeat(count)), `${unit} ${count} times`);
    return result;
  });
  const count = Math.ceil(length / unit.length);
  const expected = foretell(results.at(-2), results.at(-1), count);
  t.true(run(unit.repeat(count)) === expected, `${unit} ${count} times`);
}

// Each repetition after the 60th adds the same as the 61st.
function foretell(
  sixty: string | undefined,
  sixtyOne: string | undefined,
  count: number,
): string | undefined {
  if (sixty === undefined || sixtyOne === undefined) return sixtyOne;
  let start = 0;
  while (start < sixty.length && sixty[start] === sixtyOne[start]) start++;
  const added = sixtyOne.slice(start, start + sixtyOne.length - sixty.length);
  return sixty.slice(0, start) + added.repeat(count - 60) + sixty.slice(start);
}
