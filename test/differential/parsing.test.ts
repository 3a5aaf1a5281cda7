import assert from 'node:assert/strict';
import { URL } from '@urlkit/url-api';
import test from 'ava';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { observe, parseWithBoth } from '../support/oracle.js';
import { checkProperty } from '../support/property.js';
import { readInputs, wpt } from '../support/wpt.js';
import { inputCounts, leastInputs } from './input-counts.js';

function compareReadings({ input, base }: ParserInput): void {
  const [ours, theirs] = parseWithBoth(input, base);
  assert.deepEqual(ours && observe(ours), theirs && observe(theirs));
  assert.equal(URL.canParse(input, base), ours !== null);
  assert.equal(URL.parse(input, base)?.href, ours?.href);
}

wpt.test('mutations of web-platform inputs give the same results', (t) => {
  checkProperty(t, inputCounts.mutations, mutationsOf(readInputs()), compareReadings);
});

test('inputs by the grammar of URLs give the same results', (t) => {
  checkProperty(t, inputCounts.grammar, grammarInput, compareReadings);
});

test('a normal run compares enough inputs', (t) => {
  const sum = Object.values(inputCounts).reduce((total, count) => total + count, 0);
  t.true(sum >= leastInputs);
});
