// Where and why a text departs from the grammars.

import assert from 'node:assert/strict';
import {
  findFault,
  parseIRI,
  parseIRIReference,
  parseURI,
  parseURIReference,
  type WholeRule,
} from '@urlkit/uri';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';

const cases = [
  ['1a:b', 'scheme', 0, 1],
  ['a_b:c', 'scheme', 1, 2],
  ['ht\u{1F600}tp:x', 'scheme', 2, 4],
  ['*[::1]:', 'scheme', 0, 1],
  [':b', 'segment-nz-nc', 0, 1],
  ['//u ser@h', 'userinfo', 3, 4],
  ['//a@b@c', 'reg-name', 5, 6],
  ['http://h st/', 'reg-name', 8, 9],
  ['http://[::g]/', 'IP-literal', 7, 12],
  ['http://[::1', 'IP-literal', 7, 11],
  ['http://u@h:80x', 'port', 13, 14],
  ['http://2001:db8::1/', 'port', 12, 13],
  ['http://h/a b', 'path-abempty', 10, 11],
  ['/a\\b', 'path-absolute', 2, 3],
  ['a\\b', 'path-noscheme', 1, 2],
  ['x:a\\b', 'path-rootless', 3, 4],
  ['/%zz', 'pct-encoded', 1, 2],
  ['a?b^c#d', 'query', 3, 4],
  ['a?b#c#d', 'fragment', 5, 6],
  ['//h?#\u{1F600}', 'fragment', 5, 7],
] as const;

test('the rule and the range are those of the first fault', (t) => {
  for (const [input, rule, start, end] of cases) {
    t.deepEqual(findFault(input), { rule, start, end }, input);
  }
  t.deepEqual(findFault('/ü\uFFFE', { rule: 'IRI-reference' }), {
    rule: 'ipath-absolute',
    start: 2,
    end: 3,
  });
  t.deepEqual(findFault('a:?\uFFFE', { rule: 'IRI' }), { rule: 'iquery', start: 3, end: 4 });
  t.deepEqual(findFault('//h/', { rule: 'URI' }), { rule: 'scheme', start: 0, end: 0 });
  t.is(findFault('//h/'), null);
});

test('arguments of other types are TypeErrors', (t) => {
  t.throws(() => findFault(1 as never), { message: 'input must be a string' });
  t.throws(() => findFault('a', { rule: 'x' as never }), { instanceOf: TypeError });
});

const parsers: Readonly<Record<WholeRule, (input: string) => object | null>> = {
  URI: parseURI,
  'URI-reference': parseURIReference,
  IRI: parseIRI,
  'IRI-reference': parseIRIReference,
};

const pieces = [
  ...[
    'a',
    '1',
    ':',
    '/',
    '//',
    '?',
    '#',
    '@',
    '[',
    ']',
    '[::1]',
    '%',
    '%41',
    ' ',
    '\\',
    'é',
    '\uE000',
  ],
  ...['\uD800', '\u{1F600}', 'http:', '-', '.', '^'],
];

test('there is a fault if, and only if, a text does not parse', (t) => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 10 });
  checkProperty(t, 10000, texts, (parts) => {
    const text = parts.join('');
    for (const rule of ['URI', 'URI-reference', 'IRI', 'IRI-reference'] as const) {
      const fault = findFault(text, { rule });
      assert.equal(fault === null, parsers[rule](text) !== null, `${rule} ${text}`);
      if (fault === null) continue;
      assert(fault.start <= fault.end && fault.end <= text.length);
      // Nothing before the fault is wrong, if it can be followed by something.
      if (fault.rule !== 'IP-literal' && fault.rule !== 'scheme') {
        assert.notEqual(findFault(text.slice(0, fault.start), { rule })?.rule, fault.rule);
      }
    }
  });
});
