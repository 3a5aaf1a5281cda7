import { readFileSync } from 'node:fs';
import * as percentEncoding from '@urlkit/percent-encoding';
import {
  type EncodeResult,
  type Encoder,
  extendPercentEncodeSet,
  findInvalidURLUnit,
  formURLEncodedPercentEncodeSet,
  isInPercentEncodeSet,
  isURLCodePoint,
  type PercentEncodeSet,
  percentDecode,
  percentEncode,
  percentEncodeAfterEncoding,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentDecode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import test from 'ava';
import { show } from '../../../test/support/show.js';

/** An encoder for ASCII and the code points of a table. */
function encoderOf(table: Readonly<Record<string, readonly number[]>>): Encoder {
  return {
    *encodeOrFail(input): Iterable<EncodeResult> {
      let bytes: number[] = [];
      for (const character of input) {
        const codePoint = character.codePointAt(0) ?? 0;
        const encoded = codePoint < 0x80 ? [codePoint] : table[character];
        if (encoded) {
          bytes.push(...encoded);
        } else {
          yield { bytes, error: codePoint };
          bytes = [];
        }
      }
      yield { bytes, error: null };
    },
  };
}

const shiftJIS = encoderOf({ '≡': [0x81, 0xdf] });
const iso2022JP = encoderOf({ '¥': [0x1b, 0x28, 0x4a, 0x5c, 0x1b, 0x28, 0x42] });

test('the operations give the results in the table of section 1.3', (t) => {
  t.is(percentEncode(0x23), '%23');
  t.is(percentEncode(0x7f), '%7F');
  t.is(String.fromCharCode(...percentDecode('%25%s%1G')), '%%s%1G');
  t.deepEqual([...percentDecode('‽%25%2E')], [0xe2, 0x80, 0xbd, 0x25, 0x2e]);
  const special = specialQueryPercentEncodeSet;
  t.is(percentEncodeAfterEncoding(shiftJIS, ' ', special), '%20');
  t.is(percentEncodeAfterEncoding(shiftJIS, '≡', special), '%81%DF');
  t.is(percentEncodeAfterEncoding(shiftJIS, '‽', special), '%26%238253%3B');
  t.is(percentEncodeAfterEncoding(iso2022JP, '¥', special), '%1B(J\\%1B(B');
  t.is(
    percentEncodeAfterEncoding(shiftJIS, '1+1 ≡ 2%20‽', formURLEncodedPercentEncodeSet),
    '1%2B1+%81%DF+2%2520%26%238253%3B',
  );
  t.is(utf8PercentEncode('≡', userinfoPercentEncodeSet), '%E2%89%A1');
  t.is(utf8PercentEncode('Say what‽', userinfoPercentEncodeSet), 'Say%20what%E2%80%BD');
});

test('without an encoding, percentEncodeAfterEncoding uses UTF-8', (t) => {
  t.is(percentEncodeAfterEncoding(null, 'é ', specialQueryPercentEncodeSet), '%C3%A9%20');
});

test('every byte percent-encodes to two upper-case hex digits and decodes back', (t) => {
  for (let byte = 0; byte < 0x100; byte++) {
    const encoded = percentEncode(byte);
    t.regex(encoded, /^%[0-9A-F]{2}$/);
    t.deepEqual([...percentDecode(encoded)], [byte]);
    t.deepEqual([...percentDecode(encoded.toLowerCase())], [byte]);
    t.deepEqual([...percentDecode(Uint8Array.of(byte))], [byte]);
  }
});

test('a percent sign without two hex digits after it stays', (t) => {
  for (const input of ['%', '%%', '%4', '%g1', '%1g', '%é', '100%', '%-1']) {
    t.is(utf8PercentDecode(input), input);
    t.is(Buffer.from(percentDecode(input)).toString(), input);
  }
  t.is(utf8PercentDecode('%%41'), '%A');
  t.is(utf8PercentDecode('%2541'), '%41');
});

test('utf8PercentDecode decodes literal and encoded code points as one sequence of bytes', (t) => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (const input of [
    '%E2%80é',
    '%E2%80%BD',
    '%EF%BB%BFa',
    'é%BD',
    '%FF%FE',
    '\uD800%41',
    '%F0%9F😀',
  ]) {
    t.is(utf8PercentDecode(input), decoder.decode(percentDecode(input)));
  }
});

// The printable members of each set, as listed in section 1.3.
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

// Texts say which set a set extends, and with what: the query set with `'`.
for (const [file, row] of [
  ['README.md', /^\| `(?<name>\w+)` \| the (?<base>.+) set, with (?<added>.+?)(?:; .*)? \|$/gm],
  [
    'src/percent-encode-sets.ts',
    /^ \* The (?<base>.+) set with (?<added>.+): (?:the set|what)[\s\S]*?export const (?<name>\w+)/gm,
  ],
] as const) {
  test(`${file} lists what each set adds`, (t) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const described = Array.from(text.matchAll(row), ({ groups = {} }) => {
      const { name = '', base = '', added = '' } = groups;
      const members = added.replace(/space|U\+0020 SPACE/, '` `').replaceAll('\\|', '|');
      const characters = Array.from(members.matchAll(/`` ` ``|`(.)`/g), ([, one = '`']) => one);
      const extended = SETS.get(`${base === 'C0 control' ? 'c0Control' : base}PercentEncodeSet`);
      return [name, sorted(`${extended}${characters.join('')}`)];
    });
    const [, ...extensions] = Array.from(SETS, ([name, members]) => [name, sorted(members)]);
    t.deepEqual(described, extensions);
  });
}

function sorted(characters: string): string {
  return Array.from(characters).sort().join('');
}

test('the tests cover all exported sets', (t) => {
  const exported = Object.keys(percentEncoding).filter(
    (name) =>
      /PercentEncodeSet$/.test(name) && typeof Reflect.get(percentEncoding, name) === 'object',
  );
  t.deepEqual(exported.sort(), [...SETS.keys()].sort());
});

for (const [name, printable] of SETS) {
  const set = Reflect.get(percentEncoding, name) as PercentEncodeSet;
  const isForm = name === 'formURLEncodedPercentEncodeSet';

  test(`${name} contains exactly the ASCII code points that the standard lists`, (t) => {
    for (let codePoint = 0; codePoint < 0x80; codePoint++) {
      const input = String.fromCharCode(codePoint);
      const isMember = codePoint < 0x20 || codePoint === 0x7f || printable.includes(input);
      const expected = isForm && input === ' ' ? '+' : isMember ? percentEncode(codePoint) : input;
      t.is(utf8PercentEncode(input, set), expected);
      t.is(utf8PercentEncode(`a${input}${input}b`, set), `a${expected}${expected}b`);
    }
  });

  test(`${name} contains all code points above U+007E`, (t) => {
    for (const [input, expected] of [
      ['\x80', '%C2%80'],
      ['é', '%C3%A9'],
      ['‽', '%E2%80%BD'],
      ['\uFFFF', '%EF%BF%BF'],
      ['😀', '%F0%9F%98%80'],
      ['\uD800', '%EF%BF%BD'],
      ['\uDFFFa', '%EF%BF%BDa'],
      ['\u07FF\u0800', '%DF%BF%E0%A0%80'],
      ['\uFFFFé\u{10000}é', '%EF%BF%BF%C3%A9%F0%90%80%80%C3%A9'],
      ['a😀\uDC00b', 'a%F0%9F%98%80%EF%BF%BDb'],
    ] as const) {
      t.is(utf8PercentEncode(input, set), expected);
    }
  });
}

test('a set can be extended by any printable ASCII code point', (t) => {
  const printable = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));
  for (const character of printable) {
    const set = extendPercentEncodeSet(percentEncoding.c0ControlPercentEncodeSet, character);
    for (const other of printable) {
      t.is(
        isInPercentEncodeSet(other.charCodeAt(0), set),
        other === character,
        show(character, other),
      );
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
  t.throws(() => isInPercentEncodeSet('a' as never, all), {
    message: 'codePoint must be a number',
  });
});

test('patterns match only members, and keep no state', (t) => {
  const { pattern } = percentEncoding.pathPercentEncodeSet;
  t.deepEqual([pattern.test(' '), pattern.test(' '), pattern.test('a')], [true, true, false]);
});

test('long texts are encoded completely', (t) => {
  const input = 'é 日'.repeat(2000);
  t.is(utf8PercentEncode(input, userinfoPercentEncodeSet), encodeURIComponent(input));
});

test('arguments of other types are refused', (t) => {
  const set = userinfoPercentEncodeSet;
  const { spaceAsPlus, asciiMembers } = set;
  for (const value of [null, undefined, {}, { spaceAsPlus }, { asciiMembers }]) {
    const call = () => utf8PercentEncode('a', value as unknown as PercentEncodeSet);
    t.throws(call, { message: 'set must be a percent-encode set' }, show(value));
  }
  t.throws(() => percentDecode(5 as never), {
    message: 'input must be a string, an ArrayBuffer or a view of one',
  });
  const message =
    "encoding must be an encoding, as getEncoding of '@urlkit/percent-encoding/encodings' returns it, or null";
  for (const value of [5, {}, { encodeOrFail: true, percentEncode: true }, 'gbk', 'utf-8', '']) {
    const call = () => percentEncodeAfterEncoding(value as never, 'a', set);
    t.throws(call, { message }, show(value));
    t.throws(() => percentEncoding.getOutputEncoding(value as never), { message }, show(value));
  }
});

test('percentEncode accepts only bytes', (t) => {
  for (const value of [-1, 256, 1.5, Number.NaN]) {
    t.throws(() => percentEncode(value), { instanceOf: RangeError });
  }
  for (const value of ['32', '__proto__', null, undefined, 32n, {}, [32]]) {
    t.throws(() => percentEncode(value as never), { instanceOf: TypeError }, show(value));
    t.throws(() => isURLCodePoint(value as never), { instanceOf: TypeError }, show(value));
  }
  t.is(utf8PercentEncode(' ', percentEncoding.pathPercentEncodeSet), '%20');
});

test('the component set gives the same results as encodeURIComponent', (t) => {
  const input = Array.from({ length: 0x800 }, (_, codePoint) => String.fromCharCode(codePoint));
  for (const character of input) {
    const actual = utf8PercentEncode(character, percentEncoding.componentPercentEncodeSet);
    t.is(actual, encodeURIComponent(character));
  }
});

test('isURLCodePoint agrees with its definition on every code point', (t) => {
  const pattern = /^[A-Za-z0-9!$&'()*+,\-./:;=?@_~\u{A0}-\u{10FFFD}]$/u;
  const noncharacter = /^\p{Noncharacter_Code_Point}$/u;
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    const expected = pattern.test(character) && !noncharacter.test(character) && !isSurrogate;
    if (isURLCodePoint(codePoint) !== expected) t.fail(`U+${codePoint.toString(16)}`);
  }
  t.false(isURLCodePoint(0x110000));
});

test('findInvalidURLUnit finds each invalid unit', (t) => {
  const rangesIn = (input: string): string[] => {
    const ranges: string[] = [];
    for (let unit = findInvalidURLUnit(input); unit; unit = findInvalidURLUnit(input, unit.end)) {
      ranges.push(`${unit.start}-${unit.end}`);
    }
    return ranges;
  };
  const input = 'a b%20%zz%4\u{1FFFE}"😀%';
  t.deepEqual(rangesIn(input), ['1-2', '6-7', '9-10', '11-13', '13-14', '16-17']);
  t.deepEqual(rangesIn('a%g0\uFFFF"'), ['1-2', '4-5', '5-6']);
  t.is(findInvalidURLUnit(input, input.length), null);
  const message = 'position must be an offset in code units';
  t.throws(() => findInvalidURLUnit(input, -1), { instanceOf: TypeError, message });
});

test('getOutputEncoding returns an encoding as it is, and null for UTF-8', (t) => {
  const encoding = { encodeOrFail: () => [], percentEncode: () => '' };
  t.is(percentEncoding.getOutputEncoding(encoding), encoding);
  t.is(percentEncoding.getOutputEncoding(null), null);
  t.is(percentEncoding.getOutputEncoding(undefined), null);
});
