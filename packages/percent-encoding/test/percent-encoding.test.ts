import {
  type EncodeResult,
  type Encoder,
  formURLEncodedPercentEncodeSet,
  percentDecode,
  percentEncode,
  percentEncodeAfterEncoding,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentDecode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import test from 'ava';

/** The encoder of an encoding that has ASCII and the code points of a table. */
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

test('without an encoding, percentEncodeAfterEncoding takes UTF-8', (t) => {
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
