// The part of AVA that the tests of URL and URLSearchParams use, in plain ECMAScript.

import { isDeepStrictEqual } from './util.js';

interface Expectation {
  readonly instanceOf?: new (message?: string) => Error;
  readonly code?: string;
  readonly message?: string | RegExp;
}

type Run = () => unknown;

function fail(assertion: string, ...values: readonly unknown[]): never {
  throw new Error(`${assertion}: ${values.map((value) => typeof value).join()}`);
}

const assertions = {
  is(actual: unknown, expected: unknown): void {
    if (!Object.is(actual, expected)) fail('is', actual, expected);
  },
  not(actual: unknown, expected: unknown): void {
    if (Object.is(actual, expected)) fail('not', actual, expected);
  },
  true(actual: unknown): void {
    if (actual !== true) fail('true', actual);
  },
  false(actual: unknown): void {
    if (actual !== false) fail('false', actual);
  },
  deepEqual(actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected)) fail('deepEqual', actual, expected);
  },
  like(actual: object, expected: object): void {
    for (const key of Object.keys(expected)) {
      if (!isDeepStrictEqual(Reflect.get(actual, key), Reflect.get(expected, key))) {
        fail(`like ${key}`, actual, expected);
      }
    }
  },
  regex(actual: string, pattern: RegExp): void {
    if (!pattern.test(actual)) fail('regex', actual);
  },
  notRegex(actual: string, pattern: RegExp): void {
    if (pattern.test(actual)) fail('notRegex', actual);
  },
  throws(run: Run, { instanceOf, code, message }: Expectation = {}): unknown {
    let error: unknown;
    try {
      run();
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof (instanceOf ?? Object))) fail('throws', error);
    const actual = error as { readonly code?: string; readonly message: string };
    if (code !== undefined && actual.code !== code) fail('throws with code', actual.code);
    if (typeof message === 'string' && actual.message !== message) fail('throws with message');
    if (message instanceof RegExp && !message.test(actual.message)) fail('throws with message');
    return error;
  },
  pass(): void {},
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
