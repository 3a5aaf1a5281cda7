// Tests the variant without tables, for the export condition no-idna, against the package.

import * as idna from '@urlkit/idna';
import test from 'ava';
import * as asciiOnly from '../src/no-idna.js';

const labels = [
  ...[
    '',
    'a',
    'Example',
    '-a',
    'a-',
    'a--b',
    'ab--c',
    'a_b',
    'a b',
    '0',
    'xn',
    'axn--b',
    '\0',
    '\x7f',
  ],
  ...['a'.repeat(63), 'A'.repeat(64)],
];
const domains = labels.flatMap((first) => [
  first,
  ...labels.map((second) => `${first}.${second}`),
  Array(4).fill(first).join('.'),
]);

test('ASCII domains without xn-- have the results of the package', (t) => {
  for (const domain of domains) {
    for (const options of [undefined, { beStrict: false }, { beStrict: true }]) {
      t.is(asciiOnly.domainToASCII(domain, options), idna.domainToASCII(domain, options), domain);
    }
    t.is(asciiOnly.domainToASCII(domain), domain.toLowerCase());
    t.is(asciiOnly.unicodeToASCII(domain), idna.unicodeToASCII(domain));
  }
});

test('labels with xn-- stay, but not if the rules are strict', (t) => {
  for (const domain of ['xn--a', 'XN--bcher-kva', 'a.xn--bcher-kva', 'a.Xn--.b']) {
    t.is(asciiOnly.domainToASCII(domain), domain.toLowerCase());
    t.is(asciiOnly.domainToASCII(domain, { beStrict: true }), null);
  }
});

test('domains that are not ASCII have no ASCII form', (t) => {
  for (const domain of ['\x80', 'a.é', 'faß', '☕.example', 'a\ud800', '\u212a']) {
    t.is(asciiOnly.domainToASCII(domain), null);
    t.is(asciiOnly.unicodeToASCII(domain), null);
  }
});

test('domainToUnicode returns the domain', (t) => {
  for (const domain of ['', 'A.b', 'xn--bcher-kva', 'é'])
    t.is(asciiOnly.domainToUnicode(domain), domain);
});

test('arguments are checked', (t) => {
  for (const convert of [
    asciiOnly.domainToASCII,
    asciiOnly.unicodeToASCII,
    asciiOnly.domainToUnicode,
  ]) {
    t.throws(() => Reflect.apply(convert, undefined, [1]), {
      instanceOf: TypeError,
      message: 'domain must be a string',
    });
  }
  t.throws(() => Reflect.apply(asciiOnly.domainToASCII, undefined, ['a', { beStrict: 1 }]), {
    instanceOf: TypeError,
  });
});
