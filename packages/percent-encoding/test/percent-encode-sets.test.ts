import * as percentEncoding from '@urlkit/percent-encoding';
import {
  extendPercentEncodeSet,
  isInPercentEncodeSet,
  type PercentEncodeSet,
  percentEncode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
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
  const exported = Object.keys(percentEncoding).filter(
    (name) =>
      /PercentEncodeSet$/.test(name) && typeof Reflect.get(percentEncoding, name) === 'object',
  );
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

test('a set can be extended by any printable ASCII', (t) => {
  const printable = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));
  for (const character of printable) {
    const set = extendPercentEncodeSet(percentEncoding.c0ControlPercentEncodeSet, character);
    for (const other of printable) {
      t.is(isInPercentEncodeSet(other.charCodeAt(0), set), other === character);
      t.is(
        utf8PercentEncode(other, set),
        other === character ? percentEncode(other.charCodeAt(0)) : other,
      );
    }
  }
  const all = extendPercentEncodeSet(percentEncoding.queryPercentEncodeSet, printable.join(''));
  t.true(printable.every((character) => isInPercentEncodeSet(character.charCodeAt(0), all)));
  t.true(isInPercentEncodeSet(0x80, percentEncoding.c0ControlPercentEncodeSet));
  t.true(isInPercentEncodeSet(0x10ffff, percentEncoding.c0ControlPercentEncodeSet));
  t.true(extendPercentEncodeSet(percentEncoding.formURLEncodedPercentEncodeSet, '*').spaceAsPlus);
  t.throws(() => extendPercentEncodeSet(all, 'é'), { instanceOf: RangeError });
});

test('patterns keep no state', (t) => {
  const { pattern } = percentEncoding.pathPercentEncodeSet;
  t.deepEqual([pattern.test(' '), pattern.test(' ')], [true, true]);
});

test('percentEncode takes only bytes', (t) => {
  for (const value of ['32', -1, 256, 1.5, Number.NaN, '__proto__', null, 32n]) {
    t.throws(() => percentEncode(value as number), { instanceOf: RangeError });
  }
  t.is(utf8PercentEncode(' ', percentEncoding.pathPercentEncodeSet), '%20');
});

test('the component set gives the results of encodeURIComponent', (t) => {
  const input = Array.from({ length: 0x800 }, (_, codePoint) => String.fromCharCode(codePoint));
  for (const character of input) {
    const actual = utf8PercentEncode(character, percentEncoding.componentPercentEncodeSet);
    t.is(actual, encodeURIComponent(character));
  }
});
