import { isDeepStrictEqual } from 'node:util';
import type { ExecutionContext } from 'ava';

const SHOWN_FAILURES = 10;

/** Runs every case, shows the first failures, and checks the number of cases. */
export function runCases<Case>(
  t: ExecutionContext,
  declaredCount: number,
  cases: Iterable<Case>,
  run: (testCase: Case) => readonly [actual: unknown, expected: unknown],
): void {
  const failures: object[] = [];
  let count = 0;
  for (const testCase of cases) {
    const [actual, expected] = run(testCase);
    if (!isDeepStrictEqual(actual, expected)) failures.push({ testCase, actual, expected });
    count++;
  }
  t.deepEqual(failures.slice(0, SHOWN_FAILURES), []);
  t.is(failures.length, 0);
  t.is(count, declaredCount);
}
