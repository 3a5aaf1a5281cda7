// Answers do not depend on what the engine knows of Unicode.

import assigned from '@unicode/unicode-6.1.0/Binary_Property/Assigned/code-points.mjs';
import { domainToASCII } from '@urlkit/idna';
import test from 'ava';
import { randomDomains } from './random-domains.js';

const { normalize } = String.prototype;
const assignedInBaseline = new Set<number>(assigned);

function* domains(): Generator<string> {
  for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
    yield `a${String.fromCodePoint(codePoint)}`;
  }
  let count = 20_000;
  for (const domain of randomDomains(2)) {
    if (count-- === 0) return;
    yield domain;
  }
}

function withNormalize<Result>(replacement: unknown, run: () => Result): Result {
  Object.assign(String.prototype, { normalize: replacement });
  try {
    return run();
  } finally {
    Object.assign(String.prototype, { normalize });
  }
}

const answers = Array.from(domains(), (domain) => domainToASCII(domain));

test.serial('an engine is only asked for decompositions that Unicode 6.1 has', (t) => {
  let asked = 0;
  function normalizeAsInBaseline(this: string, form: string): string {
    asked++;
    const codePoint = this.codePointAt(0) ?? 0;
    if (form !== 'NFKD' || String.fromCodePoint(codePoint) !== String(this)) {
      throw new Error(`asked for ${form} of ${this}`);
    }
    return assignedInBaseline.has(codePoint) ? normalize.call(this, form) : String(this);
  }
  const actual = withNormalize(normalizeAsInBaseline, () =>
    Array.from(domains(), (domain) => domainToASCII(domain)),
  );
  t.deepEqual(actual, answers);
  t.true(asked > 3_000);
});

for (const [engine, replacement] of [
  ['without normalization', undefined],
  ['whose normalization changes nothing', String.prototype.toString],
] as const) {
  test.serial(`an engine ${engine} rejects what it would have to decompose`, (t) => {
    let rejected = 0;
    let index = 0;
    for (const domain of domains()) {
      const answer = withNormalize(replacement, () => domainToASCII(domain));
      const expected = answers[index++];
      if (answer === expected) continue;
      rejected++;
      t.is(answer, null, domain);
    }
    t.true(rejected > 3_000);
    const composed = withNormalize(replacement, () => domainToASCII('e\u0301\u1100\u1161'));
    t.is(composed, domainToASCII('é가'));
  });
}
