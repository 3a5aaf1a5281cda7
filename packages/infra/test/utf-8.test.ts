import {
  toScalarValueString,
  utf8DecodePercentEncodedBytes,
  utf8DecodeWithoutBOM,
  utf8Encode,
} from '@urlkit/infra';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

test('every code point and lone surrogate encodes as in the Encoding standard', (t) => {
  // In blocks, with a letter after each, so that surrogates stay alone.
  for (let start = 0; start <= 0x10ffff; start += 0x100) {
    const block = Array.from({ length: 0x100 }, (_, index) => String.fromCodePoint(start + index));
    const input = `${block.join('a')}a`;
    const isEqual = Buffer.compare(utf8Encode(input), encoder.encode(input)) === 0;
    if (!isEqual) t.fail(`U+${start.toString(16)} and the 255 after it`);
  }
  t.pass();
});

test('every code point except surrogates decodes back', (t) => {
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const input = String.fromCodePoint(codePoint);
    if (utf8DecodeWithoutBOM(utf8Encode(input)) !== input) t.fail(`U+${codePoint.toString(16)}`);
  }
  t.pass();
});

// The edges of the ranges in Unicode's table 3-7, and the bytes next to them.
const EDGES = [
  0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec,
  0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
];

test('every sequence of up to four bytes at the edges decodes as in the Encoding standard', (t) => {
  let cases = 0;
  const check = (bytes: readonly number[]): void => {
    cases++;
    const actual = utf8DecodeWithoutBOM(Uint8Array.from(bytes));
    if (actual !== decoder.decode(Uint8Array.from(bytes))) t.fail(bytes.join());
    // Only after these leads can a fourth byte belong to a sequence.
    const [lead = 0xff] = bytes;
    const longest = lead >= 0xf0 ? 4 : 3;
    if (bytes.length < longest) for (const byte of EDGES) check([...bytes, byte]);
  };
  check([]);
  t.is(cases, 1 + 25 + 25 ** 2 + 25 ** 3 + 6 * 25 ** 3);
});

test('only bytes are decoded', (t) => {
  t.throws(() => utf8DecodeWithoutBOM('a' as never), { message: /^source must be/ });
});

test('a byte order mark is kept', (t) => {
  t.is(utf8DecodeWithoutBOM(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41)), '\uFEFFA');
});

test('long input is decoded completely', (t) => {
  const input = 'aé€😀'.repeat(500_000);
  t.true(utf8DecodeWithoutBOM(utf8Encode(input)) === input);
});

test('percent-encoded bytes are decoded, and the rest of a text stays', (t) => {
  const bytes = fc.constantFrom(
    ...[
      '00',
      '20',
      '41',
      '7F',
      '80',
      'a0',
      'Bf',
      'c2',
      'e2',
      'ed',
      'EF',
      'BB',
      'bf',
      'f0',
      'F4',
      'ff',
    ],
  );
  const others = fc.constantFrom('%', '%4', '%zz', '%g0', '%0g', 'a', 'é', '€', '\uD800', '41');
  const parts = fc.array(
    fc.oneof(
      bytes.map((hex) => `%${hex}`),
      others,
    ),
    { maxLength: 12 },
  );
  checkProperty(
    t,
    20_000,
    parts.map((texts) => texts.join('')),
    (input) => {
      const expected = input.replace(/(?:%[\da-f]{2})+/gi, (run) =>
        decoder.decode(Buffer.from(run.replaceAll('%', ''), 'hex')),
      );
      if (utf8DecodePercentEncodedBytes(input) !== expected) throw new Error(input);
    },
  );
});

test('toScalarValueString replaces only lone surrogates', (t) => {
  for (const input of ['', 'a', '😀', '\uD800', 'a\uDC00b', '\uD800\uD800\uDC00', '\uDC00\uD800']) {
    t.is(toScalarValueString(input), decoder.decode(encoder.encode(input)));
  }
});
