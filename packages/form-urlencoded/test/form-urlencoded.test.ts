import assert from 'node:assert/strict';
import {
  parseURLEncoded,
  parseURLEncodedList,
  serializeURLEncoded,
  serializeURLEncodedList,
} from '@urlkit/form-urlencoded';
import { type Encoding, percentEncodeAfterEncoding } from '@urlkit/percent-encoding';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { anyText } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';
import { show } from '../../../test/support/show.js';

const inputs: readonly (readonly [input: string, tuples: [string, string][]])[] = [
  ['', []],
  ['&', []],
  ['&&a&&', [['a', '']]],
  ['a', [['a', '']]],
  ['a=', [['a', '']]],
  ['=a', [['', 'a']]],
  ['=', [['', '']]],
  ['a=b=c', [['a', 'b=c']]],
  ['a+b=c+d', [['a b', 'c d']]],
  ['a%2Bb=%2b', [['a+b', '+']]],
  ['%26=%3D', [['&', '=']]],
  [
    'a=%zz%4&b=%',
    [
      ['a', '%zz%4'],
      ['b', '%'],
    ],
  ],
  ['é=%C3%A9', [['é', 'é']]],
  ['a=%FF%C3', [['a', '\uFFFD\uFFFD']]],
  ['a=\uD800', [['a', '\uFFFD']]],
  ['%EF%BB%BFa=1', [['\uFEFFa', '1']]],
  ['a;b=c', [['a;b', 'c']]],
  [
    'a=1&a=2',
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  [
    '__proto__=1&constructor',
    [
      ['__proto__', '1'],
      ['constructor', ''],
    ],
  ],
];

for (const [input, tuples] of inputs) {
  test(`${JSON.stringify(input)} is parsed from a string and from bytes`, (t) => {
    t.deepEqual(parseURLEncoded(input), tuples);
    t.deepEqual(parseURLEncoded(new TextEncoder().encode(input)), tuples);
    t.deepEqual(parseURLEncodedList(input), tuples.flat());
  });
}

test('bytes that are not UTF-8 decode to U+FFFD, even next to encoded ones', (t) => {
  t.deepEqual(parseURLEncoded(Uint8Array.of(0x61, 0x3d, 0x80)), [['a', '\uFFFD']]);
  t.deepEqual(parseURLEncoded(Uint8Array.of(0x61, 0x3d, 0xff)), [['a', '\uFFFD']]);
  const mixed = [...'a=%C3'].map((character) => character.charCodeAt(0));
  t.deepEqual(parseURLEncoded(Uint8Array.of(...mixed, 0xa9)), [['a', 'é']]);
});

test('every ASCII code point serializes as the standard says', (t) => {
  for (let codePoint = 0; codePoint < 0x80; codePoint++) {
    const character = String.fromCharCode(codePoint);
    const hex = codePoint.toString(16).toUpperCase().padStart(2, '0');
    const kept = /[A-Za-z0-9*\-._]/.test(character);
    const expected = character === ' ' ? '+' : kept ? character : `%${hex}`;
    t.is(serializeURLEncoded([[character, character]]), `${expected}=${expected}`);
  }
});

test('all tuples are joined, including empty ones', (t) => {
  t.is(serializeURLEncoded([]), '');
  t.is(serializeURLEncoded([['', '']]), '=');
  t.is(
    serializeURLEncoded(
      new Map([
        ['a', 'b'],
        ['c', ''],
      ]),
    ),
    'a=b&c=',
  );
});

test('an encoding is used for names and values', (t) => {
  const latin1: Encoding = {
    encodeOrFail: (input) => [{ bytes: Buffer.from(input, 'latin1'), error: null }],
    percentEncode: (input, set) => percentEncodeAfterEncoding(latin1, input, set),
  };
  t.is(serializeURLEncoded([['é', 'ü ']], latin1), '%E9=%FC+');
});

test('arguments of other types are refused', (t) => {
  t.throws(() => parseURLEncoded(5 as never), {
    message: 'input must be a string, an ArrayBuffer or a view of one',
  });
  const iterable = Object.assign(() => {}, { [Symbol.iterator]: () => [][Symbol.iterator]() });
  for (const value of ['ab', 5, null, undefined, {}, { [Symbol.iterator]: true }, iterable]) {
    const message = 'tuples must be an iterable of names and values';
    t.throws(() => serializeURLEncoded(value as never), { message }, show(value));
  }
  for (const list of ['ab', null, {}]) {
    const message = 'list must be an array of names and values';
    t.throws(() => serializeURLEncodedList(list as never), { message }, show(list));
  }
  for (const name of [null, 1, ['a']]) {
    const message = 'name must be a string';
    t.throws(() => parseURLEncodedList('a', name as never), { message }, show(name));
  }
});

test('parsing takes linear time, also where delimiters are missing', (t) => {
  const input = (length: number) => repeated('', 'a&', '', length);
  t.is(findGrowth(parseURLEncodedList, input, 2 ** 20, 200), null);
  for (const pair of ['a&', 'a%&', 'b=+&']) {
    const find = (text: string): string[] => parseURLEncodedList(text, 'ab');
    t.is(
      findGrowth(find, (length) => repeated('', pair, '', length), 2 ** 20, 200),
      null,
      pair,
    );
  }
});

test('serialized tuples parse to the same tuples', (t) => {
  const text = anyText();
  checkProperty(t, 700, fc.array(fc.tuple(text, text)), (tuples) => {
    const serialized = serializeURLEncoded(tuples);
    assert.deepEqual(parseURLEncoded(serialized), tuples);
    assert.equal(serializeURLEncodedList(tuples.flat()), serialized);
  });
});

test('the first pair with a name is that of the whole list', (t) => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '%61',
    '+',
    '%20',
    ' ',
    '%',
    '%2',
    '=',
    '&',
    '\ud800',
    'é',
    '%C3%A9',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  checkProperty(t, 5000, fc.tuple(text, text), ([input, text]) => {
    const list = parseURLEncodedList(input);
    for (const name of [...list, text]) {
      const index = list.findIndex((one, index) => index % 2 === 0 && one === name);
      const expected = index === -1 ? [] : list.slice(index, index + 2);
      assert.deepEqual(parseURLEncodedList(input, name), expected);
    }
  });
});

test('many pairs are joined like a few', (t) => {
  for (const count of [1363, 1364, 1365, 1366, 5000]) {
    t.is(serializeURLEncodedList(Array(2 * count).fill('')), Array(count).fill('=').join('&'));
    t.is(
      serializeURLEncodedList(Array(count).fill(['a', '']).flat()),
      'a=&'.repeat(count).slice(0, -1),
    );
  }
});
