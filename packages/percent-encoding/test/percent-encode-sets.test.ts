import * as percentEncoding from '@urlkit/percent-encoding';
import { type PercentEncodeSet, percentEncode, utf8PercentEncode } from '@urlkit/percent-encoding';
import test from 'ava';

// The printable members of each set, written out from section 1.3.
const SETS: ReadonlyMap<string, string> = new Map([
  ['c0ControlPercentEncodeSet', ''],
  ['fragmentPercentEncodeSet', ' "<>`'],
  ['queryPercentEncodeSet', ' "#<>'],
  ['specialQueryPercentEncodeSet', ' "#<>\''],
  ['pathPercentEncodeSet', ' "#<>?^`{}'],
  ['userinfoPercentEncodeSet', ' "#<>?^`{}/:;=@[\\]|'],
  ['componentPercentEncodeSet', ' "#<>?^`{}/:;=@[\\]|$%&+,'],
  ['formURLEncodedPercentEncodeSet', ' "#<>?^`{}/:;=@[\\]|$%&+,!\'()~'],
]);

test('all sets that the package exports are covered', (t) => {
  const exported = Object.keys(percentEncoding).filter((name) => name.endsWith('EncodeSet'));
  t.deepEqual(exported.sort(), [...SETS.keys()].sort());
});

for (const [name, printable] of SETS) {
  const set = Reflect.get(percentEncoding, name) as PercentEncodeSet;
  const isForm = name === 'formURLEncodedPercentEncodeSet';

  test(`${name} holds what the standard lists, on every ASCII code point`, (t) => {
    for (let codePoint = 0; codePoint < 0x80; codePoint++) {
      const input = String.fromCharCode(codePoint);
      const isMember = codePoint < 0x20 || codePoint === 0x7f || printable.includes(input);
      const expected = isForm && input === ' ' ? '+' : isMember ? percentEncode(codePoint) : input;
      t.is(utf8PercentEncode(input, set), expected);
      t.is(utf8PercentEncode(`a${input}${input}b`, set), `a${expected}${expected}b`);
    }
  });

  test(`${name} holds all code points above U+007E`, (t) => {
    for (const [input, expected] of [
      ['\x80', '%C2%80'],
      ['é', '%C3%A9'],
      ['‽', '%E2%80%BD'],
      ['\uFFFF', '%EF%BF%BF'],
      ['😀', '%F0%9F%98%80'],
      ['\uD800', '%EF%BF%BD'],
      ['a😀\uDC00b', 'a%F0%9F%98%80%EF%BF%BDb'],
    ] as const) {
      t.is(utf8PercentEncode(input, set), expected);
    }
  });
}

test('the component set gives what encodeURIComponent gives', (t) => {
  const input = Array.from({ length: 0x800 }, (_, codePoint) => String.fromCharCode(codePoint));
  for (const character of input) {
    const actual = utf8PercentEncode(character, percentEncoding.componentPercentEncodeSet);
    t.is(actual, encodeURIComponent(character));
  }
});
