// The part of AVA that the tests of URL and URLSearchParams use, in plain ECMAScript.

import { isDeepStrictEqual } from './util.js';

interface Expectation {
  readonly instanceOf?: new (message?: string) => Error;
  readonly code?: string;
}

function check(assertion: string, holds: boolean): void {
  if (!holds) throw new Error(`t.${assertion} fails`);
}

const assertions = {
  is: (actual: unknown, expected: unknown) => check('is', Object.is(actual, expected)),
  not: (actual: unknown, expected: unknown) => check('not', !Object.is(actual, expected)),
  true: (actual: unknown) => check('true', actual === true),
  false: (actual: unknown) => check('false', actual === false),
  deepEqual: (actual: unknown, expected: unknown) =>
    check('deepEqual', isDeepStrictEqual(actual, expected)),
  like(actual: object, expected: object): void {
    for (const key of Object.keys(expected)) {
      const [one, other] = [actual, expected].map((object) => Reflect.get(object, key));
      check(`like ${key}`, isDeepStrictEqual(one, other));
    }
  },
  regex: (actual: string, pattern: RegExp) => check('regex', pattern.test(actual)),
  notRegex: (actual: string, pattern: RegExp) => check('notRegex', !pattern.test(actual)),
  throws(run: () => unknown, { instanceOf = Error, code }: Expectation = {}): unknown {
    try {
      run();
    } catch (error) {
      check('throws', error instanceof instanceOf);
      check('throws with code', code === undefined || Reflect.get(Object(error), 'code') === code);
      return error;
    }
    return assertions.fail();
  },
  pass(): void {},
  fail: () => check('fail', false),
};

interface Test {
  readonly title: string;
  readonly run: () => void;
}

/** The declared tests. */
export const tests: Test[] = [];

function test(title: string, implementation: (t: typeof assertions) => void): void {
  tests.push({ title, run: () => implementation(assertions) });
}

// biome-ignore lint/style/noDefaultExport: AVA exports it so.
export default test;
