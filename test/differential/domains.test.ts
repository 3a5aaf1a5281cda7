// Compares Unicode ToASCII and ToUnicode, with the parameters of the standard.

import assert from 'node:assert/strict';
import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import test from 'ava';
import { codePoints } from '../../packages/idna/test/code-points.js';
import { oracle } from '../../packages/idna/test/oracles.js';
import { domain } from '../support/domain-arbitraries.js';
import { sample } from '../support/long-run.js';
import { checkProperty } from '../support/property.js';
import { runCases } from '../support/run-cases.js';
import { inputCounts } from './input-counts.js';

function compareResults(input: string): boolean {
  const ascii = domainToASCII(input);
  assert.equal(ascii, oracle.domainToASCII(input));
  assert.equal(
    domainToASCII(input, { beStrict: true }),
    oracle.domainToASCII(input, { beStrict: true }),
  );
  assert.equal(domainToUnicode(input), oracle.domainToUnicode(input));
  if (ascii !== null) assert.equal(domainToUnicode(ascii), oracle.domainToUnicode(ascii));
  return ascii !== null;
}

test('domains of bidi, joiner, combining and Punycode labels give the same results', (t) => {
  let accepted = 0;
  const count = checkProperty(t, inputCounts.domains, domain, (input) => {
    if (compareResults(input)) accepted++;
  });
  t.true(accepted > count / 20);
});

// packages/idna/test/tr46.test.ts compares each code point alone.
const surroundings: readonly ((character: string) => string)[] = [
  (character) => `a${character}`,
  (character) => `\u05d0${character}`,
];

test('each code point after a letter gives the same result', (t) => {
  // Odd, so that no pattern of a table hides from it.
  const tried = sample(Array.from(codePoints()), 5);
  runCases(t, tried.length, tried, (codePoint) => {
    const labels = surroundings.map((surround) => surround(String.fromCodePoint(codePoint)));
    return [
      labels.map((label) => domainToASCII(label)),
      labels.map((label) => oracle.domainToASCII(label)),
    ];
  });
});
