// Cases in the shape of web-platform-tests, for mistakes that pass all of theirs.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FailureCase, ParsedCase, SetterCase } from '../../support/wpt.js';

export interface Additions {
  /** A string is the title of the cases after it. */
  readonly urls: readonly (string | ParsedCase | FailureCase)[];
  /** By the name of the attribute. */
  readonly setters: Readonly<Record<string, readonly SetterCase[]>>;
  /** A string is the title of the cases after it. */
  readonly forms: readonly (string | FormCase)[];
}

/** A case of form data, in the shape of `urlencoded-parser.any.js`. */
export interface FormCase {
  readonly input: string;
  readonly output: readonly (readonly [name: string, value: string])[];
}

const folder = fileURLToPath(new URL('.', import.meta.url));

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
}

export const additions: Additions = {
  urls: read('urltestdata.json') as Additions['urls'],
  setters: read('setters_tests.json') as Additions['setters'],
  forms: read('forms.json') as Additions['forms'],
};

/** A case that fails: what it is, and what the engine returned in place of what. */
export interface Failing {
  readonly group: string;
  /** A call of JavaScript. */
  readonly call: string;
  readonly expected: string;
  readonly actual: string;
}

/** The failing cases of each engine, by its name with the version. */
export type Results = Readonly<Record<string, readonly Failing[]>>;

export const results = read('results.json') as Results;

/**
 * Runs the cases on both classes. Engines run the source of this function, so it uses nothing from outside.
 *
 * @returns The number of cases, and those that fail: the answer of `canParse`, and the first wrong attribute.
 */
export function runAdditions(
  { urls, setters, forms }: Additions,
  Class: typeof URL,
  ListClass: typeof URLSearchParams,
): { readonly count: number; readonly failing: readonly Failing[] } {
  const failing: Failing[] = [];
  let count = 0;
  let group = '';
  // Returns whether the answer is right.
  const check = (call: string, expected: string, run: () => string): boolean => {
    let actual: string;
    try {
      actual = run();
    } catch (error) {
      actual = String(error instanceof Error ? error.name : error);
    }
    if (actual !== expected) failing.push({ group, call, expected, actual });
    return actual === expected;
  };
  // ASCII, so that the page shows every character.
  const quote = (value: unknown): string =>
    JSON.stringify(value).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  for (const item of urls) {
    if (typeof item === 'string') {
      group = item;
      continue;
    }
    count++;
    const { input, base } = item;
    const args = quote(input) + (base === null ? '' : `, ${quote(base)}`);
    check(`URL.canParse(${args})`, String(!item.failure), () =>
      String(Class.canParse(input, base ?? undefined)),
    );
    if (item.failure) {
      check(`new URL(${args})`, 'TypeError', () => quote(new Class(input, base ?? undefined).href));
      continue;
    }
    for (const [name, value] of Object.entries(item)) {
      if (name === 'input' || name === 'base') continue;
      const isRight = check(`new URL(${args}).${name}`, quote(value), () =>
        quote(String(Reflect.get(new Class(input, base ?? undefined), name))),
      );
      if (!isRight) break;
    }
  }
  group = 'Setters';
  for (const [attribute, cases] of Object.entries(setters)) {
    for (const { href, new_value, expected } of cases) {
      count++;
      for (const [name, value] of Object.entries(expected)) {
        const call = `set ${attribute} of ${quote(href)} to ${quote(new_value)}: ${name}`;
        const isRight = check(call, quote(value), () => {
          const url = new Class(href);
          Reflect.set(url, attribute, new_value);
          return quote(String(Reflect.get(url, name)));
        });
        if (!isRight) break;
      }
    }
  }
  for (const item of forms) {
    if (typeof item === 'string') {
      group = item;
      continue;
    }
    count++;
    check(`[...new URLSearchParams(${quote(item.input)})]`, quote(item.output), () =>
      quote(Array.from(new ListClass(item.input))),
    );
  }
  return { count, failing };
}
