// Compares Punycode with the package `punycode`.

import test from 'ava';
import fc from 'fast-check';
import { decode, encode } from 'punycode/punycode.es6.js';
import { checkProperty } from '../../../test/support/property.js';
import { decodePunycode, encodePunycode } from '../src/punycode.js';

// https://www.rfc-editor.org/rfc/rfc3492#section-7.1
const samples: readonly (readonly [label: string, punycode: string])[] = [
  ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['他們爲什麽不說中文', 'ihqwctvzc91f659drss3x8bo0yb'],
  ['Pročprostěnemluvíčesky', 'Proprostnemluvesky-uyb24dma41a'],
  ['למההםפשוטלאמדבריםעברית', '4dbcagdahymbxekheh6e0a7fei0b'],
  ['यहलोगहिन्दीक्योंनहींबोलसकतेहैं', 'i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd'],
  ['なぜみんな日本語を話してくれないのか', 'n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa'],
  [
    '세계의모든사람들이한국어를이해한다면얼마나좋을까',
    '989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c',
  ],
  ['почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['PorquénopuedensimplementehablarenEspañol', 'PorqunopuedensimplementehablarenEspaol-fmd56a'],
  ['TạisaohọkhôngthểchỉnóitiếngViệt', 'TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g'],
  ['3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
  ['安室奈美恵-with-SUPER-MONKEYS', '-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n'],
  ['Hello-Another-Way-それぞれの場所', 'Hello-Another-Way--fc4qua05auwb3674vfr0b'],
  ['ひとつ屋根の下2', '2-u9tlzr9756bt3uc0v'],
  ['MajiでKoiする5秒前', 'MajiKoi5-783gue6qz075azm5e'],
  ['パフィーdeルンバ', 'de-jg4avhby1noc0d'],
  ['そのスピードで', 'd9juau41awczczp'],
  ['-> $1.00 <-', '-> $1.00 <--'],
];

for (const [label, punycode] of samples) {
  test(`the sample string ${label} is encoded and decoded`, (t) => {
    t.is(encodePunycode(label), punycode);
    t.is(decodePunycode(punycode), label);
    t.is(encode(label), punycode);
  });
}

test('upper-case digits mean the same as lower-case ones', (t) => {
  t.is(decodePunycode('B1ABFAAEPDRNNBGEFBADOTCWATMQ2G4L'), 'почемужеонинеговорятпорусски');
  t.is(decodePunycode('Bcher-KVA'), 'Bücher');
});

const hasSurrogates = /\p{Surrogate}/u;

function encodeByPackage(label: string): string | null {
  return nullForRangeError(() => encode(label));
}

// The package also decodes surrogates, and two of them may form one code point.
function decodeByPackage(input: string): string | null {
  const decoded = nullForRangeError(() => decode(input));
  const isOfScalarValues =
    decoded !== null && !hasSurrogates.test(decoded) && encode(decoded).length === input.length;
  return isOfScalarValues ? decoded : null;
}

function nullForRangeError(run: () => string): string | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const { array, constantFrom, integer, oneof, tuple } = fc;

const character = oneof(
  integer({ min: 0, max: 0x7f }),
  integer({ min: 0x80, max: 0x24f }),
  integer({ min: 0, max: 0xffff }),
  integer({ min: 0, max: 0x10ffff }),
).map((codePoint) => String.fromCodePoint(codePoint));
const label = array(character, { maxLength: 20 }).map((characters) => characters.join(''));

test('random labels are encoded like the package does, and decoded again', (t) => {
  checkProperty(t, 15_000, label, (text) => {
    const encoded = encodePunycode(text);
    t.is(encoded, encodeByPackage(text));
    t.is(encoded && decodePunycode(encoded), hasSurrogates.test(text) ? null : text);
  });
});

const digits = Array.from('abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const validInput = array(constantFrom(...digits), { maxLength: 24 });
const anyInput = array(
  constantFrom(...digits, '-', 'a', '9', ' ', 'é', '٣', '\u212a', '\0', '{', '`'),
  {
    maxLength: 12,
  },
);
const input = oneof(
  validInput,
  anyInput,
  tuple(array(constantFrom('a', 'Z', '-'), { maxLength: 4 }), constantFrom('-'), validInput),
).map((parts) => parts.flat().join(''));

test('random input is decoded like the package does', (t) => {
  let valid = 0;
  const tried = checkProperty(t, 15_000, input, (text) => {
    const decoded = decodePunycode(text);
    if (decoded !== null) valid++;
    t.is(decoded, decodeByPackage(text), text);
  });
  t.true(valid > tried / 16);
});

test('a string that is not Punycode decodes to null', (t) => {
  for (const text of ['-', '-a', 'a-b-9', 'bcher-kv', 'bcher-kv_', 'bücher-kva', 'kvaü', '٣']) {
    t.is(decodePunycode(text), null, text);
    t.throws(() => decode(text), { instanceOf: RangeError });
  }
  t.is(decodePunycode(''), '');
  t.is(decodePunycode('a-'), 'a');
});

test('labels of each length are encoded and decoded, with a tree or without', (t) => {
  for (let length = 1; length < 600; length++) {
    const foreign = 'é'.repeat(length);
    t.is(decodePunycode(encodePunycode(foreign) ?? ''), foreign);
  }
  const long = '-'.repeat(65);
  for (const label of ['\x80', '\uffff', '\u{10000}'].map((character) => `${character}b${long}é`)) {
    t.is(encodePunycode(label), encode(label));
  }
  const letters = `${'a'.repeat(1_000_000)}é`;
  t.is(decodePunycode(encodePunycode(letters) ?? ''), letters);
});

/** Writes a number as the first of a label, with the bias of the start. */
function firstNumber(number: number): string {
  let text = '';
  let rest = number;
  for (const threshold of [1, 1, ...Array<number>(8).fill(26)]) {
    if (rest < threshold) break;
    const digit = threshold + ((rest - threshold) % (36 - threshold));
    text += digits[digit];
    rest = Math.floor((rest - threshold) / (36 - threshold));
  }
  return text + digits[rest];
}

test('a number of more than 32 bits is an error, also if its last 32 bits are few', (t) => {
  t.is(decodePunycode(firstNumber(0xfc - 0x80)), 'ü');
  for (const high of [2 ** 31, 2 ** 32, 2 ** 33, 2 ** 35]) {
    t.is(decodePunycode(firstNumber(high + 0xfc - 0x80)), null);
  }
});

test('numbers above 31 bits are errors', (t) => {
  for (const text of [
    '999999999',
    '99999b',
    'a99999999a',
    `${'a'.repeat(2000)}-99999`,
    `${'9'.repeat(300)}a`,
  ]) {
    t.is(decodePunycode(text), null, text);
    t.throws(() => decode(text), { instanceOf: RangeError });
  }
  // The last delta is (U+10FFFF - U+0080) * (count + 1).
  const rest = 'a'.repeat(1_925);
  const largest = `${rest}\u{10ffff}`;
  t.is(encodePunycode(largest), encode(largest));
  t.is(decodePunycode(encode(largest)), largest);
  t.is(encodePunycode(`aa${largest}`), null);
  t.throws(() => encode(`aa${largest}`), { instanceOf: RangeError });
  // The only delta is 1,073,741 * 2,000 + 1,647, which has 31 bits.
  const [before, after] = ['a'.repeat(1_647), 'a'.repeat(352)];
  const label = `${before}${String.fromCodePoint(0x80 + 1_073_741)}${after}`;
  t.is(encodePunycode(label), encode(label));
  t.is(decodePunycode(encode(label)), label);
  t.is(encodePunycode(`a${label.slice(0, -1)}`), null);
});

test('surrogates are errors, both lone and in pairs', (t) => {
  for (const surrogates of ['\ud800', '\ud83d', '\ude00', '\udfff']) {
    t.is(decodePunycode(encode(surrogates)), null);
  }
  // U+D83D and U+DE00, not U+1F600.
  t.is(decode('8c9bk9h'), '😀');
  t.is(decodePunycode('8c9bk9h'), null);
});
