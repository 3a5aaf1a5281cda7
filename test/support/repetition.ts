// Megabytes of one thing, and the result that few repetitions of it foretell.

import type { ExecutionContext } from 'ava';

/** A length in code units: one megabyte, or ten in long runs. Quadratic time would show in either. */
export const hostileLength: number = ('URLKIT_RUNS' in process.env ? 10 : 1) * 2 ** 20;

const someCounts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 60, 61];

/** Returns the result of a run; undefined for failure. */
type Run = (repeated: string) => string | undefined;

/**
 * Compares runs over a few repetitions of a unit with an oracle's, and a run over megabytes of it with
 * the result that those foretell.
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

// Each repetition after the 60th adds what the 61st adds.
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
