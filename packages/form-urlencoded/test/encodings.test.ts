import assert from 'node:assert/strict';
import { parseURLEncoded, QueryEditor, serializeURLEncoded } from '@urlkit/form-urlencoded';
import { parseForm, serializeForm } from '@urlkit/form-urlencoded/encodings';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { anyText } from '../../../test/support/arbitraries.js';
import { stepOf } from '../../../test/support/long-run.js';
import { checkProperty } from '../../../test/support/property.js';

const unicodeLabels = ['utf-8', 'utf-16le', 'utf-16be', 'replacement'];
const singleByteLabels = [
  ...['ibm866', 'koi8-r', 'koi8-u', 'macintosh', 'x-mac-cyrillic', 'x-user-defined'],
  ...[2, 3, 4, 5, 6, 7, 8, '8-i', 10, 13, 14, 15, 16].map((part) => `iso-8859-${part}`),
  ...[874, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((page) => `windows-${page}`),
];
const multiByteLabels = ['gbk', 'gb18030', 'big5', 'euc-jp', 'iso-2022-jp', 'shift_jis', 'euc-kr'];

/** The code points of planes 0 and 2. Of the other planes, only gb18030 has any. */
const codePoints = Array.from({ length: 0x10000 }, (_, index) => index)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .concat(Array.from({ length: 0x10000 }, (_, index) => 0x20000 + index));

const characters = codePoints.map((codePoint) => String.fromCodePoint(codePoint));

const everyByte = Uint8Array.from({ length: 0x100 }, (_, byte) => byte);
const inSingleByteEncodings = new Set(
  singleByteLabels.flatMap((label) => Array.from(getEncoding(label)?.decode(everyByte) ?? '')),
);

/** What single-byte encodings have, and some of the other characters of plane 0. */
const inFirstPlane = characters.filter(
  (character, index) =>
    character.length === 1 && (inSingleByteEncodings.has(character) || index % stepOf(8) === 0),
);

const textInFirstPlane = inFirstPlane.join('');
const wholeText = characters.join('');

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

// Code points that the tables of the Encoding standard encode as if they were others.
const gb18030Exceptions = [
  ...range(0xe78d, 0xe796),
  ...[0xe81e, 0xe826, 0xe82b, 0xe82c, 0xe832, 0xe843, 0xe854, 0xe864],
];
const exceptions = new Map<string, readonly number[]>([
  ['gbk', gb18030Exceptions],
  ['gb18030', gb18030Exceptions],
  ['euc-jp', [0xa5, 0x203e, 0x2212]],
  ['shift_jis', [0xa5, 0x203e, 0x2212]],
  ['iso-2022-jp', [0x2212, ...range(0xff61, 0xff9f)]],
]);

test('the tests cover all encodings', (t) => {
  t.is(unicodeLabels.length + singleByteLabels.length + multiByteLabels.length, 40);
});

// One value with every code point of the encoding.
function repertoire(label: string): string {
  const encoding = getEncoding(label);
  const isSingleByte = singleByteLabels.includes(label);
  const errors = new Set(exceptions.get(label));
  for (const { error } of encoding?.encodeOrFail(isSingleByte ? textInFirstPlane : wholeText) ??
    []) {
    if (error !== null) errors.add(error);
  }
  // ISO-2022-JP uses these only in its own escapes, and reports each of them as U+FFFD.
  if (label === 'iso-2022-jp') for (const shift of [0x0e, 0x0f, 0x1b]) errors.add(shift);
  return (isSingleByte ? inFirstPlane : characters)
    .filter((character) => !errors.has(character.codePointAt(0) ?? 0))
    .join('');
}

const expectedSizes = new Map<string, number>([
  ...singleByteLabels.map((label): [string, number] => [label, 256]),
  ['iso-8859-3', 249],
  ['iso-8859-6', 211],
  ['iso-8859-7', 253],
  ['iso-8859-8', 220],
  ['iso-8859-8-i', 220],
  ['windows-874', 248],
  ['windows-1253', 253],
  ['windows-1255', 246],
  ['windows-1257', 254],
  ['gbk', 24_067],
  ['gb18030', 129_005],
  ['big5', 14_781],
  ['euc-jp', 7_517],
  ['iso-2022-jp', 7_453],
  ['shift_jis', 7_518],
  ['euc-kr', 17_176],
]);

for (const [label, size] of expectedSizes) {
  test(`every code point of ${label} round-trips as a value, in data with and without a label`, (t) => {
    const value = repertoire(label);
    t.is(Array.from(value).length, size);
    const data = serializeForm([['x', value]], { encoding: label });
    t.regex(data, /^[\w*+.%=-]+$/);
    t.deepEqual(parseForm(data, { encoding: label }), [['x', value]]);
    t.deepEqual(parseForm(`${data}&_charset_=${label}`, { useCharset: true }), [
      ['x', value],
      ['_charset_', label],
    ]);
    const bytes = getEncoding(label)?.encodeOrFail(value)[Symbol.iterator]().next().value?.bytes;
    t.is(getEncoding(label)?.decode(Uint8Array.from(bytes ?? [])), value);
  });
}

test('an encoding changes only the code points that its tables change', (t) => {
  t.deepEqual(
    parseForm(serializeForm([['\u00A5', '\u203E\u2212']], { encoding: 'shift_jis' }), {
      encoding: 'sjis',
    }),
    [['\\', '~\uFF0D']],
  );
  const halfwidth = serializeForm([['x', '\uFF76\uFF9E']], { encoding: 'iso-2022-jp' });
  t.deepEqual(parseForm(halfwidth, { encoding: 'iso-2022-jp' }), [['x', '\u30AB\u309B']]);
});

test('encodings without an encoder use UTF-8', (t) => {
  for (const label of unicodeLabels)
    t.is(serializeForm([['é', '∑']], { encoding: label }), '%C3%A9=%E2%88%91');
});

test('the results in UTF-8 are those of the functions for UTF-8', (t) => {
  const text = anyText();
  const data = fc.array(fc.constantFrom(...'ab=&+%26é\uD800')).map((parts) => parts.join(''));
  checkProperty(t, 300, fc.tuple(fc.array(fc.tuple(text, text)), data), ([tuples, input]) => {
    assert.equal(serializeForm(tuples), serializeURLEncoded(tuples));
    assert.deepEqual(parseForm(serializeForm(tuples)), tuples);
    assert.deepEqual(parseForm(input), parseURLEncoded(input));
    const bytes = new TextEncoder().encode(input);
    assert.deepEqual(parseForm(bytes), parseURLEncoded(bytes));
  });
});

test('a callback in GBK is parsed from bytes and from a string', (t) => {
  const data = 'subject=%D6%A7%B8%B6%B1%A6&body=%C9%CC%C6%B7+1&fee=&sign=a%2Bb';
  const expected = [
    ['subject', '支付宝'],
    ['body', '商品 1'],
    ['fee', ''],
    ['sign', 'a+b'],
  ];
  t.deepEqual(parseForm(data, { encoding: 'gbk' }), expected);
  t.deepEqual(parseForm(Buffer.from(data, 'latin1'), { encoding: 'gbk' }), expected);
  t.is(serializeForm(parseForm(data, { encoding: 'gbk' }), { encoding: 'gbk' }), data);
});

test('a callback in Shift_JIS is parsed if its bytes are not percent-encoded', (t) => {
  // 表 is 95 5C and 能 is 94 5C; the second bytes are U+005C (\) in ASCII.
  const bytes = Uint8Array.of(0x61, 0x3d, 0x95, 0x5c, 0x26, 0x62, 0x3d, 0x94, 0x5c, 0x2b);
  t.deepEqual(parseForm(bytes, { encoding: 'shift_jis' }), [
    ['a', '表'],
    ['b', '能 '],
  ]);
});

test('the first sequence is a value without a name if the option isindex is set', (t) => {
  const forms: readonly (readonly [data: string, first: readonly [string, string]])[] = [
    ['a b', ['', 'a b']],
    ['a&b=c', ['', 'a']],
    ['a=b', ['a', 'b']],
    ['ab=c', ['ab', 'c']],
    ['=b', ['', 'b']],
  ];
  for (const [data, first] of forms) t.deepEqual(parseForm(data, { isindex: true })[0], first);
  t.deepEqual(parseForm('a'), [['a', '']]);
});

test('only _charset_ sets the encoding, and only if the option useCharset is set', (t) => {
  const [name, value] = ['%D6%D0', '\uFFFD\uFFFD'];
  t.is(parseForm(`_charset_=gbk&a=${name}`)[1]?.[1], value);
  t.is(parseForm(`charset=gbk&a=${name}`, { useCharset: true })[1]?.[1], value);
  t.is(parseForm(`_charset_=gbk&a=${name}`, { useCharset: true })[1]?.[1], '中');
});

test('an encoding is an object or a known label', (t) => {
  const gbk = getEncoding('gbk');
  if (gbk === null) return t.fail();
  t.is(serializeForm([['中', '€']], { encoding: gbk }), '%D6%D0=%80');
  t.deepEqual(parseForm('%D6%D0=%80', { encoding: gbk }), [['中', '€']]);
  t.throws(() => parseForm('a', { encoding: 'bogus' }), { instanceOf: RangeError });
  t.throws(() => serializeForm([], { encoding: 'bogus' }), { instanceOf: RangeError });
});

test('the parser takes linear time', (t) => {
  const parse = (data: string) => parseForm(data, { useCharset: true, isindex: true });
  const makeData = (length: number) => repeated('', '_charset_=x&', '', length);
  t.is(findGrowth(parse, makeData, 2 ** 18, 100), null);
});

test('an encoding can be an object of a class', (t) => {
  const utf8 = getEncoding('utf-8');
  class Logged {
    readonly name = 'utf-8';
    decode(bytes: Uint8Array): string {
      return `${this.name} ${utf8?.decode(bytes)}`;
    }
    encodeOrFail = (): never[] => [];
    percentEncode = (input: string): string => input;
  }
  t.deepEqual(parseForm('a=b', { encoding: new Logged() }), [['utf-8 a', 'utf-8 b']]);
  for (const encoding of [{ decode() {} }, { percentEncode() {} }, {}]) {
    t.throws(() => Reflect.apply(serializeForm, null, [[], { encoding }]), {
      instanceOf: TypeError,
      message: /^options\.encoding must be an encoding/,
    });
    t.throws(() => Reflect.construct(QueryEditor, ['a=b', { encoding }]), {
      instanceOf: TypeError,
      message: /^options\.encoding must /,
    });
  }
});
