// Section 6 of the text: one test for each requirement, under its id.

import { type CharacterEncoding, percentEncodeAfterEncoding } from '@urlkit/percent-encoding';
import { parseForm, serializeForm } from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

test('002-60: the parser takes an encoding and two flags, and splits at ampersands', (t) => {
  t.deepEqual(parseForm('a=%E9&b=2', { encoding: 'windows-1252' }), [
    ['a', 'é'],
    ['b', '2'],
  ]);
  t.deepEqual(parseForm('x&_charset_=latin1&y=%E9', { useCharset: true, isindex: true }), [
    ['', 'x'],
    ['_charset_', 'latin1'],
    ['y', 'é'],
  ]);
  t.deepEqual(parseForm('a;b'), [['a;b', '']]);
});

test('002-61: with the isindex flag, a first sequence without a name is a value', (t) => {
  const isindex = true;
  t.deepEqual(parseForm('foo&bar=1', { isindex }), [
    ['', 'foo'],
    ['bar', '1'],
  ]);
  t.deepEqual(parseForm('', { isindex }), [['', '']]);
  t.deepEqual(parseForm('&a', { isindex }), [
    ['', ''],
    ['a', ''],
  ]);
  t.deepEqual(parseForm('a=b', { isindex }), [['a', 'b']]);
  t.deepEqual(parseForm('a%3Db', { isindex }), [['', 'a=b']]);
  t.deepEqual(parseForm('foo&bar=1'), [
    ['foo', ''],
    ['bar', '1'],
  ]);
});

test('002-62: empty sequences are skipped, names end at the first =, and + is a space', (t) => {
  t.deepEqual(parseForm('a&=b&c=d=e&+x=%2B'), [
    ['a', ''],
    ['', 'b'],
    ['c', 'd=e'],
    [' x', '+'],
  ]);
  t.deepEqual(parseForm('&&a&&'), [['a', '']]);
  t.deepEqual(parseForm(''), []);
});

test('002-63: with the use _charset_ flag, the first label is the encoding of the whole form', (t) => {
  const parse = (input: string): [string, string][] => parseForm(input, { useCharset: true });
  t.deepEqual(parse('a=%E9&_charset_=windows-1252'), [
    ['a', 'é'],
    ['_charset_', 'windows-1252'],
  ]);
  const [, , third] = parse('_charset_=bogus&_charset_=latin1&a=%E9');
  t.deepEqual(third, ['a', 'é']);
  t.deepEqual(parse('_charset_=latin1&_charset_=koi8-r&a=%E9')[2], ['a', 'é']);
  t.deepEqual(parse('_charset_=+LATIN1+&a=%E9')[1], ['a', 'é']);
  for (const data of [
    '%5Fcharset_=latin1',
    '_charset_=latin%31',
    '_CHARSET_=latin1',
    '_charset_',
  ]) {
    t.deepEqual(parse(`${data}&a=%E9`)[1], ['a', '\uFFFD']);
  }
  t.deepEqual(parseForm('_charset_=latin1&a=%E9')[1], ['a', '\uFFFD']);
  const overridden = { encoding: 'koi8-r', useCharset: true };
  t.deepEqual(parseForm('_charset_=latin1&a=%E9', overridden)[1], ['a', 'é']);
  t.deepEqual(parseForm('_charset_=&a=%E9', overridden)[1], ['a', 'И']);
});

test('002-64: names and values are percent-decoded, then decoded, and a BOM is kept', (t) => {
  t.deepEqual(parseForm('a=%zz'), [['a', '%zz']]);
  t.deepEqual(parseForm('a=%C3%28'), [['a', '\uFFFD(']]);
  t.deepEqual(parseForm('%EF%BB%BFa=%EF%BB%BF'), [['\uFEFFa', '\uFEFF']]);
  t.deepEqual(parseForm('é=é'), [['é', 'é']]);
  t.deepEqual(parseForm('a=é', { encoding: 'windows-1252' }), [['a', 'Ã©']]);
  t.deepEqual(parseForm('=%FF%FEa%00', { encoding: 'utf-16' }), [['', '\uFEFFa']]);
});

test('002-65: the bytes that the byte serializer keeps', (t) => {
  // An encoding of one byte for each code point up to U+00FF.
  const isomorphic: CharacterEncoding = {
    name: 'isomorphic',
    decode: (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1'),
    encodeOrFail: (input: string) => [{ bytes: Buffer.from(input, 'latin1'), error: null }],
    percentEncode: (input, set) => percentEncodeAfterEncoding(isomorphic, input, set),
  };
  for (let byte = 0; byte < 0x100; byte++) {
    const c = String.fromCharCode(byte);
    const encoded = `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    const expected = c === ' ' ? '+' : /[*\-.\dA-Z_a-z]/.test(c) ? c : encoded;
    t.is(serializeForm([['', c]], isomorphic), `=${expected}`);
    t.deepEqual(parseForm(`=${expected}`, { encoding: isomorphic }), [['', c]]);
  }
  t.is(serializeForm([['', 'a b*~']]), '=a+b*%7E');
});

test('002-66: a code point that the encoding lacks becomes a character reference', (t) => {
  t.is(serializeForm([['a', 'é∑']], 'windows-1252'), 'a=%E9%26%238721%3B');
  t.is(serializeForm([['∑', '\u{1F600}']], 'gbk'), '%A1%C6=%26%23128512%3B');
  t.is(serializeForm([['a', '']]), 'a=');
  t.is(serializeForm([]), '');
  t.is(
    serializeForm([
      ['a', 'é'],
      ['', '&='],
    ]),
    'a=%C3%A9&=%26%3D',
  );
});
