// The same URLs, setters and changes of parameters for urlkit and for another implementation.

import assert from 'node:assert/strict';
import { URL } from '@urlkit/url-api';
import fc, { type Arbitrary } from 'fast-check';
import { URL as WhatwgURL } from 'whatwg-url';
import { isKeptTabs, isUnicode18URL } from '../differential/explained-differences.js';
import { assignment, grammarInput, queryText } from '../support/arbitraries.js';
import { nullForTypeError, observe } from '../support/oracle.js';

type AnyURL = InstanceType<typeof globalThis.URL>;

/** Another implementation of the class URL. */
export interface Implementation {
  readonly name: string;
  readonly URL: new (url: string, base?: string) => AnyURL;
}

// Versions before 26 have an older Unicode and differ from the standard elsewhere.
const isBuiltInCurrent = Number(process.versions.node.split('.')[0]) >= 26;

export const implementations: readonly Implementation[] = [
  { name: 'whatwg-url', URL: WhatwgURL as unknown as Implementation['URL'] },
  ...(isBuiltInCurrent ? [{ name: 'the built-in URL', URL: globalThis.URL }] : []),
];

const set = fc.tuple(fc.constant('set'), assignment);
const change = fc.tuple(
  fc.constantFrom('append', 'set', 'delete', 'sort'),
  fc.array(queryText, { minLength: 2, maxLength: 2 }),
);

type Operation = readonly [kind: string, values: readonly string[]];

export const runs: Arbitrary<
  readonly [input: { input: string; base: string | undefined }, operations: Operation[]]
> = fc.tuple(
  grammarInput,
  fc.array(fc.oneof(set as Arbitrary<Operation>, change), { maxLength: 6 }),
);

/** Checks that both show the same after each operation. */
export function compare(
  { URL: Other }: Implementation,
  { input, base }: { readonly input: string; readonly base: string | undefined },
  operations: readonly Operation[],
): void {
  const ours = nullForTypeError(() => new URL(input, base));
  const theirs = nullForTypeError(() => new Other(input, base));
  if (isUnicode18URL(`${input} ${base}`)) return;
  assert.deepEqual(ours && observe(ours), theirs && observe(theirs));
  if (ours === null || theirs === null) return;
  for (const [kind, values] of operations) {
    const result: unknown = nullForTypeError(() => apply(ours, kind, values));
    const expected: unknown = nullForTypeError(() => apply(theirs, kind, values));
    assert.deepEqual(result, expected);
    const seen = observe(ours);
    const wanted = observe(theirs);
    if (isUnicode18URL(values.join(' '))) return;
    if (isKeptTabs(values as never, seen, wanted)) return;
    assert.deepEqual(seen, wanted);
  }
}

// A name of an attribute stands for setting it, that of a method for a change of the parameters.
function apply(url: AnyURL | URL, kind: string, values: readonly string[]): unknown {
  const [name = '', value] = values;
  if (kind === 'set' && name in url) return Reflect.set(url, name, value);
  const { searchParams } = url;
  return Reflect.apply(Reflect.get(searchParams, kind), searchParams, values);
}
