import assert from 'node:assert/strict';
import { URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';
import fc, { type Arbitrary } from 'fast-check';
import { URL as OracleURL, URLSearchParams as OracleURLSearchParams } from 'whatwg-url';
import { queryText } from '../support/arbitraries.js';
import { checkInvariants } from '../support/check-invariants.js';
import { observe } from '../support/oracle.js';
import { checkProperty } from '../support/property.js';
import { inputCounts } from './input-counts.js';

/** A method of URLSearchParams and its arguments. */
type Edit = readonly [method: string, ...args: (string | undefined)[]];

const { array, constant, constantFrom, oneof, record, tuple } = fc;

// Names of which a list has several.
const name = oneof(constantFrom('a', 'b'), queryText);

const edit: Arbitrary<Edit> = oneof(
  tuple(constantFrom('append', 'set', 'delete', 'has'), name, name),
  tuple(constantFrom('get', 'getAll', 'delete', 'has'), name),
  tuple(constantFrom('delete', 'has'), name, constant(undefined)),
  tuple(constantFrom('sort', 'toString')),
);

const session = record({
  query: array(tuple(name, constantFrom('=', ''), name, constantFrom('&', '&', '=', '')), {
    maxLength: 9,
  }).map((pairs) => pairs.flat().join('')),
  edits: array(edit, { minLength: 1, maxLength: 6 }),
});

function apply(params: object, [method, ...args]: Edit): unknown {
  return Reflect.apply(Reflect.get(params, method), params, args);
}

function contents(params: URLSearchParams | OracleURLSearchParams): unknown[] {
  return [String(params), params.size, Array.from(params.keys()), Array.from(params.values())];
}

test('edits of a list without a URL give the same results', (t) => {
  checkProperty(t, inputCounts.freeSearchParams, session, ({ query, edits }) => {
    // Lists that are read as a whole before each step, and those that are not.
    const [ours, unread] = [new URLSearchParams(query), new URLSearchParams(query)];
    const theirs = new OracleURLSearchParams(query);
    assert.deepEqual(contents(ours), contents(theirs));
    for (const step of edits) {
      const expected = apply(theirs, step);
      assert.deepEqual(apply(ours, step), expected);
      assert.deepEqual(apply(unread, step), expected);
      assert.deepEqual(contents(ours), contents(theirs));
    }
    assert.deepEqual(contents(unread), contents(theirs));
  });
});

const prefixes = ['https://example.com/', 'a:opaque  ', 'file:///C:/'];
for (const prefix of prefixes) {
  test(`edits of the list of ${prefix} give the same results`, (t) => {
    checkProperty(
      t,
      inputCounts.boundSearchParams / prefixes.length,
      session,
      ({ query, edits }) => {
        const ours = new URL(`${prefix}?${query}#f`);
        const theirs = new OracleURL(`${prefix}?${query}#f`);
        for (const step of edits) {
          assert.deepEqual(apply(ours.searchParams, step), apply(theirs.searchParams, step));
          assert.deepEqual(observe(ours), observe(theirs));
          checkInvariants(ours);
        }
      },
    );
  });
}
