import { type DomainRule, domainToASCII, explainDomainFailure } from '@urlkit/idna';
import test from 'ava';
import fc from 'fast-check';
import { encode } from 'punycode/punycode.es6.js';
import { checkProperty } from '../../../test/support/property.js';
import { show } from '../../../test/support/show.js';
import * as asciiOnly from '../src/no-idna.js';
import { randomDomains } from './random-domains.js';

type Case = readonly [domain: string, rule: DomainRule, start: number, end: number];

const lenient: readonly Case[] = [
  ['a\u{e0001}b', 'disallowed', 1, 3],
  ['b.a\ud800', 'disallowed', 3, 4],
  ['a\uffffb', 'disallowed', 1, 2],
  ['b.xn--8i7caa', 'disallowed', 2, 12],
  [`b.xn--${encode('e\u0301')}`, 'normalization', 2, 11],
  [`xn--${encode('e\u0301\x80')}`, 'disallowed', 0, 11],
  ['a。xn--a。b', 'disallowed', 2, 7],
  ['a。xn--é。b', 'punycode', 2, 7],
  ['xn--ascii-', 'punycode', 0, 10],
  ['xn--8c9bk9h', 'punycode', 0, 11],
  [`b.xn--${encode('xn--é')}`, 'punycode', 2, 14],
  ['a.\u0301b', 'leading-mark', 2, 3],
  ['a.b\u200Cc.d', 'joiner', 3, 4],
  ['a.b\u200Dc.d', 'joiner', 3, 4],
  ['\u0628\u200C\u200C\u0628', 'joiner', 2, 3],
  ['\u0628\u200Ca\u200C', 'joiner', 1, 2],
  ['\u05D0\u200Ca', 'joiner', 1, 2],
  ['a\u200C.b\u200C', 'joiner', 1, 2],
  ['\u0915\u094d\u200D\u0915\u200Da\u200D', 'joiner', 4, 5],
  ['a.B\u00AD\u200Dc.d', 'joiner', 2, 6],
  ['a\u200Db\u00AD', 'joiner', 0, 4],
  ['ab.א1a.c', 'bidi', 5, 6],
  ['ab.א-', 'bidi', 4, 5],
  ['א1\u0661', 'bidi', 2, 3],
  ['א\u06611', 'bidi', 2, 3],
  ['א-\u05B0', 'bidi', 1, 2],
  ['א\u{1F600}', 'bidi', 1, 3],
  ['a\u{1E922}', 'bidi', 1, 3],
  ['1a.א', 'bidi', 0, 1],
];

const strict: readonly Case[] = [
  ['b.-a', 'hyphens', 2, 3],
  ['b.a-', 'hyphens', 3, 4],
  ['ab--c.b', 'hyphens', 2, 4],
  ['b.A_c', 'std3', 3, 4],
  ['b.ｃ_c', 'std3', 3, 4],
  ['b.a＿', 'std3', 2, 4],
  ['', 'empty-label', 0, 0],
  ['a..b', 'empty-label', 2, 2],
  ['a.', 'empty-label', 2, 2],
  [`a.${'b'.repeat(64)}.c`, 'label-length', 2, 66],
  [`${'é'.repeat(60)}`, 'label-length', 0, 60],
  [`${'a'.repeat(60)}.`.repeat(5).slice(0, -1), 'domain-length', 0, 304],
];

for (const [cases, beStrict] of [
  [lenient, false],
  [strict, true],
] as const) {
  for (const [domain, rule, start, end] of cases) {
    test(`${JSON.stringify(domain)} breaks the rule ${rule}`, (t) => {
      t.deepEqual(explainDomainFailure(domain, { beStrict }), { rule, start, end });
      t.is(domainToASCII(domain, { beStrict }), null);
    });
  }
}

test('a label that cannot be encoded in Punycode breaks the rule punycode', (t) => {
  const label = `\u{1f600}${'a'.repeat(50_000)}`;
  t.deepEqual(explainDomainFailure(`b.${label}`), { rule: 'punycode', start: 2, end: 50_004 });
  t.is(domainToASCII(label), null);
});

test('a label may end in xn--', (t) => {
  t.is(explainDomainFailure('éxn--'), null);
});

test('the longest label and domain are valid', (t) => {
  const longest = `${`${'a'.repeat(63)}.`.repeat(3)}${'b'.repeat(61)}`;
  t.is(longest.length, 253);
  for (const { explainDomainFailure: explain } of [{ explainDomainFailure }, asciiOnly]) {
    t.is(explain(longest, { beStrict: true }), null);
    t.is(explain(`${longest}b`, { beStrict: true })?.rule, 'domain-length');
  }
});

test('there is a failure exactly if domainToASCII returns null', (t) => {
  const rules = new Set<DomainRule>();
  let count = 0;
  for (const domain of randomDomains(3)) {
    if (count++ === 10_000) break;
    for (const beStrict of [false, true]) {
      const failure = explainDomainFailure(domain, { beStrict });
      t.is(failure === null, domainToASCII(domain, { beStrict }) !== null, domain);
      if (failure === null) continue;
      rules.add(failure.rule);
      t.true(
        0 <= failure.start && failure.start <= failure.end && failure.end <= domain.length,
        show(domain, failure),
      );
    }
  }
  t.true(rules.size >= 9, Array.from(rules).join());
});

test('a fault of the Bidi Rule is the first that no end mends, or the end', (t) => {
  const characters = Array.from('ab文אבا1۱\u0661-€\u{1F600}\u{1E922}\u05B0\u064B');
  const labels = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 6 });
  const explain = (label: string) => explainDomainFailure(`${label}.א`);
  const isMended = (label: string): boolean =>
    ['', 'a', 'א'].some((end) => explain(label + end) === null);
  let faults = 0;
  const tried = checkProperty(t, 1_500, labels, (list) => {
    const label = list.join('');
    const failure = explain(label);
    if (failure?.rule !== 'bidi') return;
    faults++;
    const { start, end } = failure;
    t.is(end - start, String.fromCodePoint(label.codePointAt(start) ?? 0).length, label);
    t.true(start === 0 || isMended(label.slice(0, start)), label);
    t.true(/^\p{Mn}*$/u.test(label.slice(end)) || !isMended(label.slice(0, end)), label);
  });
  t.true(faults > tried / 3);
});

test('without tables, domains that are not ASCII break the rule not-ascii', (t) => {
  const { explainDomainFailure } = asciiOnly;
  t.deepEqual(explainDomainFailure('aé.b'), { rule: 'not-ascii', start: 1, end: 2 });
  t.deepEqual(explainDomainFailure('b.😀'), { rule: 'not-ascii', start: 2, end: 4 });
  t.deepEqual(explainDomainFailure('b.\uffffa'), { rule: 'not-ascii', start: 2, end: 3 });
  t.deepEqual(explainDomainFailure('b.XN--a', { beStrict: true }), {
    rule: 'punycode',
    start: 2,
    end: 7,
  });
  for (const [domain, rule, start, end] of strict) {
    if (/^[\0-\x7F]*$/.test(domain)) {
      t.deepEqual(explainDomainFailure(domain, { beStrict: true }), { rule, start, end });
    }
  }
  for (const domain of ['example.com', 'a_b', 'xn--a', ''])
    t.is(explainDomainFailure(domain), null);
  t.throws(() => Reflect.apply(explainDomainFailure, undefined, [1]), { instanceOf: TypeError });
});

test('the domain must be a string', (t) => {
  t.throws(() => Reflect.apply(explainDomainFailure, undefined, [1]), {
    instanceOf: TypeError,
    message: 'domain must be a string',
  });
});
