import { isDeepStrictEqual } from 'node:util';
import type { ExecutionContext } from 'ava';
import { show } from './show.js';

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

/** Runs a check, and begins the message of its error with the input. */
export function checkInput<Input, Result>(input: Input, check: (input: Input) => Result): Result {
  try {
    return check(input);
  } catch (error) {
    throw new Error(`${show(input)}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** Compares two lists or records by key, and shows only the entries that differ. */
export function checkEntries<Value>(
  t: ExecutionContext,
  actual: Readonly<Record<string, Value>>,
  expected: Readonly<Record<string, Value>>,
): void {
  const names = Array.from(new Set([...Object.keys(actual), ...Object.keys(expected)]));
  const differing = names.filter((name) => !isDeepStrictEqual(actual[name], expected[name]));
  const pick = (values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(differing.slice(0, SHOWN_FAILURES).map((name) => [name, values[name]]));
  t.deepEqual(pick(actual), pick(expected), `${differing.length} differ`);
}
