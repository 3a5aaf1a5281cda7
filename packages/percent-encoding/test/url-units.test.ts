import { isURLCodePoint, reportInvalidURLUnits } from '@urlkit/percent-encoding';
import test from 'ava';

test('isURLCodePoint agrees with its definition on every code point', (t) => {
  const pattern = /^[A-Za-z0-9!$&'()*+,\-./:;=?@_~\u{A0}-\u{10FFFD}]$/u;
  const noncharacter = /^\p{Noncharacter_Code_Point}$/u;
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    const expected = pattern.test(character) && !noncharacter.test(character) && !isSurrogate;
    if (isURLCodePoint(codePoint) !== expected) t.fail(`U+${codePoint.toString(16)}`);
  }
  t.pass();
});

test('reportInvalidURLUnits reports the range of each invalid unit', (t) => {
  const ranges: string[] = [];
  reportInvalidURLUnits('a b%20%zz%4\u{1FFFE}"😀%', (start, end) => {
    ranges.push(`${start}-${end}`);
  });
  t.deepEqual(ranges, ['1-2', '6-7', '9-10', '11-13', '13-14', '16-17']);
});
