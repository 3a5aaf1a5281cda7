import { runInNewContext } from 'node:vm';
import { asciiLowercase, bytesOf } from '@urlkit/infra';
import test from 'ava';

test('only ASCII letters are put in lower case', (t) => {
  for (let codeUnit = 0; codeUnit <= 0xffff; codeUnit++) {
    const character = String.fromCharCode(codeUnit);
    const isUpper = codeUnit >= 0x41 && codeUnit <= 0x5a;
    const expected = isUpper ? String.fromCharCode(codeUnit + 0x20) : character;
    if (asciiLowercase(character) !== expected) t.fail(`U+${codeUnit.toString(16)}`);
  }
  t.is(asciiLowercase('aBC\u212Ad\u0130E'), 'abc\u212Ad\u0130e');
});

test('bytes are those of a buffer of any realm, or of a view of one', (t) => {
  const bytes = Uint8Array.of(1, 2, 3, 4);
  t.deepEqual(bytesOf(bytes.buffer), bytes);
  t.deepEqual(bytesOf(new DataView(bytes.buffer, 1, 2)), Uint8Array.of(2, 3));
  t.is(bytesOf(runInNewContext('new ArrayBuffer(3)'))?.length, 3);
  for (const value of [null, 'a', [1], { byteLength: 1 }]) t.is(bytesOf(value), null);
});
