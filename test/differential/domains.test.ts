// Compares Unicode ToASCII and ToUnicode, with the parameters of the standard.

import assert from 'node:assert/strict';
import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import test from 'ava';
import { newestOracle } from '../../packages/idna/test/oracles.js';
import { domain } from '../support/domain-arbitraries.js';
import { sample } from '../support/long-run.js';
import { checkProperty } from '../support/property.js';
import { runCases } from '../support/run-cases.js';
import { type CodePointRange, changedInUnicode18, newInUnicode18 } from '../support/unicode-18.js';
import { isUnicode18Domain } from './explained-differences.js';
import { inputCounts } from './input-counts.js';

function compareResults(input: string): boolean {
  const ascii = domainToASCII(input);
  assert.equal(ascii, newestOracle.domainToASCII(input));
  assert.equal(
    domainToASCII(input, { beStrict: true }),
    newestOracle.domainToASCII(input, { beStrict: true }),
  );
  assert.equal(domainToUnicode(input), newestOracle.domainToUnicode(input));
  if (ascii !== null) assert.equal(domainToUnicode(ascii), newestOracle.domainToUnicode(ascii));
  return ascii !== null;
}

test('domains of bidi, joiner, combining and Punycode labels give the same results', (t) => {
  let accepted = 0;
  checkProperty(t, inputCounts.domains, domain, (input) => {
    if (!isUnicode18Domain(input) && compareResults(input)) accepted++;
  });
  t.true(accepted > inputCounts.domains / 20);
});

// packages/idna/test/tr46.test.ts compares each code point alone.
const surroundings: readonly ((character: string) => string)[] = [
  (character) => `a${character}`,
  (character) => `\u05d0${character}`,
];

function differsSomewhere(codePoint: number): boolean {
  return surroundings
    .map((surround) => surround(String.fromCodePoint(codePoint)))
    .some((label) => domainToASCII(label) !== newestOracle.domainToASCII(label));
}

const newCodePoints = codePointsOf(newInUnicode18);
const changedCodePoints = codePointsOf(changedInUnicode18);

function codePointsOf(ranges: readonly CodePointRange[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

test('every listed code point still differs', (t) => {
  runCases(t, 13_007, newCodePoints, (codePoint) => [differsSomewhere(codePoint), true]);
  runCases(t, 3, changedCodePoints, (codePoint) => [differsSomewhere(codePoint), true]);
});

test('no other code point differs', (t) => {
  const listed = new Set([...newCodePoints, ...changedCodePoints]);
  const assigned = codePointsOf([
    [0, 0x3ffff],
    [0xe0000, 0xe0fff],
  ]);
  const others = assigned.filter((codePoint) => !listed.has(codePoint));
  t.is(others.length, assigned.length - listed.size);
  // A prime, so that no pattern of a table hides from it.
  const tried = sample(others, 5);
  runCases(t, tried.length, tried, (codePoint) => [differsSomewhere(codePoint), false]);
});
