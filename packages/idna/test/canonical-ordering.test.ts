// Tests long runs of marks, which the package sorts before the engine normalizes them.

import { domainToASCII, orderLongRuns } from '@urlkit/idna';
import test from 'ava';
import fc from 'fast-check';
import { oracle } from './oracles.js';

// Old and new marks of many combining classes. Some decompose, and some compose with a letter or with each other. Some
// of these are starters.
const marks = Array.from(
  '\u0301\u0323\u0334\u0345\u0344\u0340\u05B0\u05B4\u0651\u064B\u3099\u093C\u094D\u09BE\u09D7\u0F71\u0F72\u0F73' +
    '\u1161\u11A8\u1DFA\u{1D165}\u{11F41}\u{1E4EC}\u{1E8D0}\u{16FF0}\u0897\u{10D69}' +
    '\u05C8\u05C9\u1ADE\u1AEE\u{10ECB}\u{1D25B}\u{1D280}',
);

const starters = Array.from('\u09BE\u09D7\u1161\u11A8');

test('long runs of marks are normalized as by tr46', (t) => {
  // Starters would end each run before it is long.
  const run = fc.array(
    fc.oneof(
      {
        weight: 200,
        arbitrary: fc.constantFrom(...marks.filter((mark) => !starters.includes(mark))),
      },
      { weight: 1, arbitrary: fc.constantFrom(...starters) },
    ),
    { minLength: 50, maxLength: 200, size: 'max' },
  );
  const label = fc.tuple(fc.constantFrom('a', 'ω', 'ক', '가', 'あ'), run, fc.constantFrom('', 'b'));
  let valid = 0;
  const property = fc.property(label, ([before, run, after]) => {
    const domain = before + run.join('') + after;
    const expected = oracle.domainToASCII(domain);
    t.is(domainToASCII(domain), expected);
    if (expected !== null) valid++;
  });
  fc.assert(property, { numRuns: 1_500, seed: 1 });
  t.true(valid > 300);
});

test('a text without a long run of marks is returned as it is', (t) => {
  const disordered = ['\u0301\u0323', '\u{1D16D}\u{1D165}', '\u0345\u0334'];
  for (const marks of disordered) {
    for (const text of [`a${marks}`, `a${marks.repeat(16)}`, `${'r'.repeat(64)}${marks}`]) {
      t.not(text.normalize('NFD'), text);
      t.is(orderLongRuns(text), text);
    }
    const long = `a${marks.repeat(40)}`;
    t.is(orderLongRuns(long), long.normalize('NFD'));
  }
});

test('long runs are decomposed and sorted', (t) => {
  for (const length of [1, 40]) {
    const text = `a${'\u0301\u0344\u0323'.repeat(length)}b`;
    t.is(orderLongRuns(text), length === 1 ? text : text.normalize('NFD'));
  }
});
