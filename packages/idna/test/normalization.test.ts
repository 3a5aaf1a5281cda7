// Tests that the results do not depend on the engine's version of Unicode.

import test from 'ava';
import { encode } from 'punycode/punycode.es6.js';
import { sample, stepOf } from '../../../test/support/long-run.js';
import { runCases } from '../../../test/support/run-cases.js';
// The files for Node keep the methods of strings that they find when they are loaded.
import { domainToASCII, explainDomainFailure } from '../dist/index.js';
import { compositions, isOld } from '../generator/normalization.js';
import { assigned, lowerCase } from '../generator/unicode-6.1.js';
import { codePoints } from './code-points.js';
import { normalizeWithNewest } from './newest-normalization.js';
import { randomDomains } from './random-domains.js';

const { normalize, toLowerCase } = String.prototype;

const sampled = sample(Array.from(codePoints()), 5);
const newer = compositions.filter(({ composite }) => !isOld(composite));

function* domains(): Generator<string> {
  for (const codePoint of sampled) {
    yield `a${String.fromCodePoint(codePoint)}`;
  }
  for (const { first, second } of newer) yield `a${first}${second}${first}${second}`;
  let count = Math.ceil(6_000 / stepOf(4));
  for (const domain of randomDomains(2)) {
    if (count-- === 0) return;
    yield domain;
  }
}

function withMethods<Result>(methods: object, run: () => Result): Result {
  Object.assign(String.prototype, methods);
  try {
    return run();
  } finally {
    Object.assign(String.prototype, { normalize, toLowerCase });
  }
}

const answers = Array.from(domains(), (domain) => domainToASCII(domain));

// An engine treats code points that it does not know as starters that do not compose or decompose.
function normalizeAsInBaseline(this: string, form: string): string {
  let output = '';
  let known = '';
  for (const character of this) {
    if (assigned.has(character.codePointAt(0) ?? 0)) {
      known += character;
    } else {
      output += normalize.call(known, form) + character;
      known = '';
    }
  }
  return output + normalize.call(known, form);
}

// Only the letters of pairs, whose mappings never change.
function toLowerCaseAsInBaseline(this: string): string {
  let output = '';
  for (const character of this) {
    const codePoint = lowerCase.get(character.codePointAt(0) ?? 0);
    const smallLetter = codePoint === undefined ? character : String.fromCodePoint(codePoint);
    output += smallLetter.toUpperCase() === character ? smallLetter : character;
  }
  return output;
}

for (const [version, methods] of [
  ['6.1', { normalize: normalizeAsInBaseline, toLowerCase: toLowerCaseAsInBaseline }],
  ['18', { normalize: normalizeWithNewest }],
] as const) {
  test.serial(`an engine with Unicode ${version} gives the same results`, (t) => {
    const actual = withMethods(methods, () =>
      Array.from(domains(), (domain) => domainToASCII(domain)),
    );
    runCases(t, answers.length, Array.from(domains()).entries(), ([index]) => [
      actual[index],
      answers[index],
    ]);
  });
}

function toLowerCaseOfASCII(this: string): string {
  return this.replace(/[A-Z]+/g, (letters) => toLowerCase.call(letters));
}

for (const [engine, methods] of [
  ['without normalization', { normalize: undefined }],
  ['whose normalization changes nothing', { normalize: String.prototype.toString }],
  [
    'that has capital letters of ASCII alone',
    { toLowerCase: toLowerCaseOfASCII, normalize: String.prototype.toString },
  ],
] as const) {
  test.serial(`an engine ${engine} rejects domains that it would have to change`, (t) => {
    let rejected = 0;
    let index = 0;
    for (const domain of domains()) {
      const answer = withMethods(methods, () => domainToASCII(domain));
      const expected = answers[index++];
      if (answer === expected) continue;
      rejected++;
      t.is(answer, null, domain);
    }
    t.true(rejected > 50, `${rejected}`);
    const composed = withMethods(methods, () => domainToASCII('é가'));
    t.is(composed, domainToASCII('é가'));
  });
}

test.serial('an engine without normalization is the reason of a failure', (t) => {
  const punycode = `xn--${encode('q\u0301')}`;
  const failure = withMethods({ normalize: undefined }, () => explainDomainFailure('a.e\u0301'));
  t.deepEqual(failure, { rule: 'normalization', start: 2, end: 4 });
  const ofPunycode = withMethods({ normalize: undefined }, () => explainDomainFailure(punycode));
  t.deepEqual(ofPunycode, { rule: 'normalization', start: 0, end: punycode.length });
});
