// Ten megabytes of one thing, and what that has to give.

import type { ExecutionContext } from 'ava';

const TEN_MEGABYTES = 10 * 2 ** 20;
const someCounts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 60, 61];

/** Says what a run gives; undefined for failure. */
type Run = (repeated: string) => string | undefined;

/**
 * Compares a run over a few repetitions of a unit with an oracle's, and one over ten megabytes of it
 * with what those foretell.
 */
export function checkTenMegabytes(t: ExecutionContext, unit: string, run: Run, oracle: Run): void {
  const results = someCounts.map((count) => {
    const result = run(unit.repeat(count));
    t.is(result, oracle(unit.repeat(count)), `${unit} ${count} times`);
    return result;
  });
  const count = Math.ceil(TEN_MEGABYTES / unit.length);
  const expected = foretell(results.at(-2), results.at(-1), count);
  t.true(run(unit.repeat(count)) === expected, `${unit} ${count} times`);
}

// The result for many repetitions has what that for 61 has more than that for 60 as often again.
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
