// The same URLs, setters and changes of parameters for urlkit and for whatwg-url.

import assert from 'node:assert/strict';
import type { URL } from '@urlkit/url-api';
import fc, { type Arbitrary } from 'fast-check';
import type { URL as OracleURL } from 'whatwg-url';
import { isExplained } from '../differential/explained-differences.js';
import { assignment, grammarInput, type ParserInput, queryText } from '../support/arbitraries.js';
import { nullForTypeError, observe, parseWithBoth } from '../support/oracle.js';

const set = fc.tuple(fc.constant('set'), assignment);
const change = fc.tuple(
  fc.constantFrom('append', 'set', 'delete', 'sort'),
  fc.array(queryText, { minLength: 2, maxLength: 2 }),
);

/** An attribute is set, or a method of the parameters is called. */
export type Operation = readonly [kind: string, values: readonly string[]];

/** A URL, and changes of it. */
export type RandomRun = readonly [input: ParserInput, operations: readonly Operation[]];

export const runs: Arbitrary<RandomRun> = fc.tuple(
  grammarInput,
  fc.array(fc.oneof(set as Arbitrary<Operation>, change), { maxLength: 6 }),
);

/** Checks that both show the same after each operation. */
export function compare([{ input, base }, operations]: RandomRun): void {
  const [ours, theirs] = parseWithBoth(input, base);
  assert.deepEqual(ours && observe(ours), theirs && observe(theirs));
  if (ours === null || theirs === null) return;
  for (const [kind, values] of operations) {
    const result: unknown = nullForTypeError(() => apply(ours, kind, values));
    const expected: unknown = nullForTypeError(() => apply(theirs, kind, values));
    assert.deepEqual(result, expected);
    const seen = observe(ours);
    const wanted = observe(theirs);
    if (isExplained({ texts: values })) return;
    assert.deepEqual(seen, wanted);
  }
}

// A name of an attribute stands for setting it, that of a method for a change of the parameters.
export function apply(url: URL | OracleURL, kind: string, values: readonly string[]): unknown {
  const [name = '', value] = values;
  if (kind === 'set' && name in url) return Reflect.set(url, name, value);
  const { searchParams } = url;
  return Reflect.apply(Reflect.get(searchParams, kind), searchParams, values);
}
