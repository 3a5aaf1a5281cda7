import { parseHost } from '@urlkit/host';
import { parsePublicSuffixList, publicSuffix } from '@urlkit/public-suffix';
import type { PublicSuffixList } from '@urlkit/public-suffix-list';
import test from 'ava';

function suffixOf(input: string, list: PublicSuffixList): string | null {
  return publicSuffix(parseHost(input), list);
}

test('rules, comments, sections and the version are parsed', (t) => {
  const text = [
    '// VERSION: 2030-01-02_03-04-05_UTC',
    'top  what is after a space does not count',
    '',
    '// ===BEGIN ICANN DOMAINS===',
    'UK',
    'co.uk\t// nor this',
    '  ',
    '*.bd',
    '!free.bd',
    'bücher',
    '// ===END ICANN DOMAINS===',
    '// ===BEGIN PRIVATE DOMAINS===',
    'a.b.co.uk',
    '// ===END PRIVATE DOMAINS===',
  ];
  const expected = {
    version: '2030-01-02_03-04-05_UTC',
    icann: 'xn--bcher-kva\ntop\nbd[!free,*)\nuk(co)',
    private: 'uk[co[b[a)))',
  };
  for (const end of ['\n', '\r\n']) {
    const { icann, ...rest } = parsePublicSuffixList(text.join(end));
    t.deepEqual(
      { ...rest, icann: icann.split('\n').sort() },
      {
        ...expected,
        icann: ['bd[*,!free)', 'top', 'uk(co)', 'xn--bcher-kva'],
      },
    );
  }
});

test('a list that is parsed at run time is used', (t) => {
  const list = parsePublicSuffixList('uk\nco.uk\n*.bd\n!free.bd\nbücher\n');
  t.is(list.version, null);
  const expected = { 'a.b.uk': 'uk', 'a.co.uk': 'co.uk', 'x.a.bd': 'a.bd', 'x.free.bd': 'bd' };
  for (const [input, suffix] of Object.entries(expected)) t.is(suffixOf(input, list), suffix);
  t.is(suffixOf('a.BÜCHER', list), 'xn--bcher-kva');
  t.is(suffixOf('a.com', list), 'com');
});

test('wildcards can be anywhere in a rule', (t) => {
  const list = parsePublicSuffixList('a.*.b\n*\n*.*.c\nd.c\n!e.*.c\n');
  t.is(suffixOf('x.a.y.b', list), 'a.y.b');
  t.is(suffixOf('x.z.y.b', list), 'b');
  t.is(suffixOf('w.x.d.c', list), 'x.d.c');
  t.is(suffixOf('w.e.d.c', list), 'd.c');
  t.is(suffixOf('x.y', list), 'y');
});

test('a text that is not a list is an error', (t) => {
  const errors = { '': /no rules/, '// a comment\n\n': /no rules/, 'com\na..b\n': /^Line 2 / };
  for (const [text, message] of Object.entries(errors)) {
    t.throws(() => parsePublicSuffixList(text), { instanceOf: SyntaxError, message });
  }
  for (const rule of [
    '.com',
    'com.',
    '!',
    '!com',
    '**.com',
    'a*.com',
    'a(b',
    'a,b',
    '<html>',
    '!!a.b',
  ]) {
    t.throws(() => parsePublicSuffixList(`com\n${rule}\n`), {
      instanceOf: SyntaxError,
      message: 'Line 2 of the list is not a rule',
    });
  }
  for (const wrong of [undefined, null, 1, {}, []]) {
    t.throws(() => parsePublicSuffixList(wrong as never), {
      instanceOf: TypeError,
      message: /^text /,
    });
  }
});
