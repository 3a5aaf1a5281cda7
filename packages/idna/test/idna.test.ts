import { domainToASCII, domainToUnicode, unicodeToASCII } from '@urlkit/idna';
import test from 'ava';
import { encode } from 'punycode/punycode.es6.js';

const lenient: readonly (readonly [domain: string, ascii: string | null])[] = [
  ['example.com', 'example.com'],
  ['EXAMPLE.com', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['faß.example', 'xn--fa-hia.example'],
  ['☕.example', 'xn--53h.example'],
  ['www。example．com', 'www.example.com'],
  ['a\u00ADb', 'ab'],
  ['\u00AD', ''],
  ['', ''],
  ['a_b', 'a_b'],
  ['-a-', '-a-'],
  ['a..b', 'a..b'],
  ['xn--a', null],
  ['xn--ascii-', null],
  ['xn--8i7caa', null],
  // U+D83D and U+DE00, not U+1F600.
  ['xn--8c9bk9h', null],
  ['a\u200Cb', null],
  ['\u0301a', null],
  // U+200C may break a connection of letters, with marks between or without.
  ['ꡀ\u200Cꡀ', `xn--${encode('ꡀ\u200Cꡀ')}`],
  ['ꡀ\u0301\u200C\u0302ꡀ', `xn--${encode('ꡀ\u0301\u200C\u0302ꡀ')}`],
  ['ꡀ\u200C', null],
  ['\u200Cꡀ', null],
  ['ꡀa\u200Cꡀ', null],
  ['ꡀ\u200Caꡀ', null],
  // U+062F connects on its right side only.
  ['د\u200Cب', null],
  ['ب\u200Cد', `xn--${encode('ب\u200Cد')}`],
  ['א1a', null],
  // A nonspacing mark at the end does not hide what is before it.
  ['א\u05B0', `xn--${encode('א\u05B0')}`],
  ['א-\u05B0', null],
  ['éxn--', `xn--${encode('éxn--')}`],
  [`xn--${encode('xn--é')}`, null],
];

for (const [domain, ascii] of lenient) {
  test(`the ASCII form of "${domain}" is ${ascii}`, (t) => {
    t.is(domainToASCII(domain), ascii);
    t.is(unicodeToASCII(domain), ascii);
  });
}

test('beStrict adds STD3 rules, hyphen checks and DNS lengths', (t) => {
  const longest = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  for (const domain of ['example.com', 'abc--d', 'a-b', longest]) {
    t.is(domainToASCII(domain, { beStrict: true }), domain);
  }
  const ascii = ['a_b', '-a', 'a-', 'ab--c', '', 'a..b', 'a.', 'a'.repeat(64)];
  const invalid = [...ascii, 'é_', '-é', 'é-', 'éé--a', 'é..b', 'é.', 'é'.repeat(64)];
  for (const domain of [...invalid, `${'a'.repeat(60)}.`.repeat(5)]) {
    t.is(domainToASCII(domain, { beStrict: true }), null, domain);
    t.not(domainToASCII(domain), null, domain);
  }
});

test('domainToUnicode returns the Unicode form, or the domain itself after an error', (t) => {
  t.is(domainToUnicode('xn--bcher-kva.example'), 'bücher.example');
  t.is(domainToUnicode('example.com'), 'example.com');
  t.is(domainToUnicode('xn--8i7caa'), 'xn--8i7caa');
  t.is(domainToUnicode('xn--a.xn--bcher-kva'), 'xn--a.xn--bcher-kva');
});
