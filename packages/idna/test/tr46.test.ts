import * as idna from '@urlkit/idna';
import test, { type ExecutionContext } from 'ava';
import { sample } from '../../../test/support/long-run.js';
import { codePoints } from './code-points.js';
import { allowedByAnotherNonJoiner, hasNonJoinerBehindVirama } from './explained-differences.js';
import { answersOf, type Operations, oracle } from './oracles.js';
import { randomDomains } from './random-domains.js';

const { URLKIT_RUNS, URLKIT_SEED } = process.env;
const seed = Number(URLKIT_SEED ?? (URLKIT_RUNS === undefined ? 1 : Date.now() & 0x7fffffff));
const domainCount = 2_000 * Number(URLKIT_RUNS ?? 1);

function compare(
  t: ExecutionContext,
  expectedCount: number,
  inputs: Iterable<string>,
  answer: (operations: Operations, domain: string) => string | null,
): void {
  const differences: object[] = [];
  let count = 0;
  for (const domain of inputs) {
    count++;
    const actual = answer(idna, domain);
    const expected = answer(oracle, domain);
    if (actual !== expected && !allowsTooMuch(domain)) {
      differences.push({ domain, actual, expected });
    }
  }
  t.is(differences.length, 0, JSON.stringify(differences.slice(0, 10), null, 2));
  t.is(count, expectedCount);
}

function allowsTooMuch(domain: string): boolean {
  return hasNonJoinerBehindVirama.test(oracle.domainToUnicode(domain));
}

const sampled = sample(Array.from(codePoints()), 5);

function* sampledCodePoints(before = '', after = ''): Generator<string> {
  for (const codePoint of sampled) {
    yield before + String.fromCodePoint(codePoint) + after;
  }
}

// test/differential/domains.test.ts compares each code point beside others.
test('code points give the result of tr46', (t) => {
  compare(t, sampled.length, sampledCodePoints(), (operations, domain) =>
    operations.domainToASCII(domain),
  );
});

test('code points between letters give the result of tr46, strictly', (t) => {
  compare(t, sampled.length, sampledCodePoints('a', 'b'), (operations, domain) =>
    operations.domainToASCII(domain, { beStrict: true }),
  );
});

function* take(count: number, domains: Iterable<string>): Generator<string> {
  for (const domain of domains) {
    if (count-- === 0) return;
    yield domain;
  }
}

test('random domains give the results of tr46, strict, not strict and in Unicode', (t) => {
  t.log(`${domainCount} domains, URLKIT_SEED=${seed}`);
  compare(t, domainCount, take(domainCount, randomDomains(seed)), answersOf);
});

test('many random domains are valid', (t) => {
  const domains = Array.from(take(2_000, randomDomains(seed)));
  const valid = domains.filter((domain) => idna.domainToASCII(domain) !== null);
  t.true(valid.length > 200);
});

test('tr46 allows a zero width non-joiner because of another one', (t) => {
  t.is(idna.domainToASCII(allowedByAnotherNonJoiner), null);
  t.not(oracle.domainToASCII(allowedByAnotherNonJoiner), null);
});
