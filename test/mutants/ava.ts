// AVA's API as far as the tests of packages use it. AVA takes a process for each run; here, thousands of runs share one.

import assert from 'node:assert/strict';

interface Expectation {
  readonly instanceOf?: abstract new (...parameters: never[]) => unknown;
  readonly message?: string | RegExp;
  readonly name?: string;
}

function throws(run: () => unknown, expected: Expectation = {}): unknown {
  try {
    run();
  } catch (error) {
    const { instanceOf, message, name } = expected;
    if (instanceOf !== undefined) assert.ok(error instanceof instanceOf);
    if (typeof message === 'string') assert.equal(Reflect.get(Object(error), 'message'), message);
    if (message instanceof RegExp) assert.match(Reflect.get(Object(error), 'message'), message);
    if (name !== undefined) assert.equal(Reflect.get(Object(error), 'name'), name);
    return error;
  }
  assert.fail('did not throw');
}

async function throwsAsync(run: () => Promise<unknown>, expected?: Expectation): Promise<unknown> {
  const outcome = await run().then(
    () => () => {},
    (error: unknown) => () => {
      throw error;
    },
  );
  return throws(outcome, expected);
}

/** Compares the members of an expected value only. */
function like(actual: unknown, expected: object): void {
  for (const [name, value] of Object.entries(expected)) {
    const member: unknown = Reflect.get(Object(actual), name);
    if (typeof value === 'object' && value !== null) like(member, value);
    else assert.ok(Object.is(member, value));
  }
}

const assertions = {
  is: (actual: unknown, expected: unknown) => assert.ok(Object.is(actual, expected)),
  not: (actual: unknown, expected: unknown) => assert.ok(!Object.is(actual, expected)),
  deepEqual: (actual: unknown, expected: unknown) => assert.deepStrictEqual(actual, expected),
  true: (actual: unknown) => assert.equal(actual, true),
  false: (actual: unknown) => assert.equal(actual, false),
  truthy: (actual: unknown) => assert.ok(actual),
  regex: (text: string, pattern: RegExp) => assert.match(text, pattern),
  notRegex: (text: string, pattern: RegExp) => assert.doesNotMatch(text, pattern),
  like,
  throws,
  throwsAsync,
  notThrows: (run: () => unknown) => run(),
  fail: (message: string) => assert.fail(message),
  pass: () => {},
  log: () => {},
};

type Test = (t: typeof assertions) => unknown;

/** The tests that have been defined, and what runs before them, for `worker.js`. */
export const tests: Test[] = [];
export const hooks: Test[] = [];

function test(_title: string, run: Test): void {
  tests.push(() => run(assertions));
}

function before(prepare: Test): void {
  hooks.push(() => prepare(assertions));
}

/** Another test gives the file of the tests that follow. */
export function beginFile(): void {}

// biome-ignore lint/style/noDefaultExport: As AVA does.
export default Object.assign(test, { before, serial: test, skip: () => {} });
