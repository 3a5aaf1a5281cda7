import {
  hexDigitValue,
  isASCIIAlpha,
  isASCIIAlphanumeric,
  isASCIIDigit,
  isASCIIHexDigit,
  isASCIIString,
  isC0ControlOrSpace,
  trimC0ControlsAndSpaces,
} from '@urlkit/infra';
import test from 'ava';

const predicates = [
  [isASCIIAlpha, /^[A-Za-z]$/],
  [isASCIIAlphanumeric, /^[A-Za-z0-9]$/],
  [isASCIIDigit, /^[0-9]$/],
  [isASCIIHexDigit, /^[0-9A-Fa-f]$/],
  [isC0ControlOrSpace, /^[\0- ]$/],
] as const;

for (const [predicate, pattern] of predicates) {
  test(`${predicate.name} agrees with its definition on every code unit`, (t) => {
    for (let codeUnit = 0; codeUnit <= 0xffff; codeUnit++) {
      const expected = pattern.test(String.fromCharCode(codeUnit));
      if (predicate(codeUnit) !== expected) t.fail(`U+${codeUnit.toString(16)}`);
    }
    t.false(predicate(Number.NaN), 'the end of a string');
  });
}

test('hexDigitValue returns the value of a digit, and -1 for everything else', (t) => {
  for (let codeUnit = 0; codeUnit <= 0xffff; codeUnit++) {
    const character = String.fromCharCode(codeUnit);
    const expected = /^[0-9A-Fa-f]$/.test(character) ? Number(`0x${character}`) : -1;
    if (hexDigitValue(codeUnit) !== expected) t.fail(`U+${codeUnit.toString(16)}`);
  }
  t.is(hexDigitValue(Number.NaN), -1, 'the end of a string');
});

test('isASCIIString is true only below U+0080', (t) => {
  for (let codeUnit = 0; codeUnit <= 0xffff; codeUnit++) {
    const input = `a${String.fromCharCode(codeUnit)}b`;
    if (isASCIIString(input) !== codeUnit < 0x80) t.fail(`U+${codeUnit.toString(16)}`);
  }
  t.true(isASCIIString(''));
});

test('C0 controls and spaces are trimmed at both ends, and only there', (t) => {
  const texts = ['', 'a', 'a b', 'a\0\tb', '\x7F', '\xA0', '!'];
  const ends = ['', ' ', '\0', '\x1F \n'];
  for (const text of texts) {
    for (const [before, after] of ends.flatMap((a) => ends.map((b) => [a, b] as const))) {
      const { start, end } = trimC0ControlsAndSpaces(before + text + after);
      const isEmpty = text === '';
      t.is(start, isEmpty ? (before + after).length : before.length);
      t.is(end, start + text.length);
    }
  }
});
