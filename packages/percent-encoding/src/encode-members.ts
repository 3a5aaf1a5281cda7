import { TextWriter } from '@urlkit/internal';
import type { PercentEncodeSet } from './percent-encode-sets.js';

const SPACE = 0x20;
const REPLACEMENT_CHARACTER = 0xfffd;
// How many code units are joined before they go to a writer, which takes less memory for many strings.
const LONG = 1024;

export const percentEncodedBytes: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 0x100 },
  (_, byte) => (byte < 0x10 ? '%0' : '%') + byte.toString(16).toUpperCase(),
);

const withPlus: readonly string[] = /* @__PURE__ */ percentEncodedBytes.map((bytes, byte) =>
  byte === SPACE ? '+' : bytes,
);

/** UTF-8 percent-encodes a string, and does not check its arguments. */
export function encodeMembers(
  input: string,
  { pattern, asciiMembers, spaceAsPlus }: PercentEncodeSet,
): string {
  // Most texts have nothing to encode, and an expression finds that out sooner.
  if (!pattern.test(input)) return input;
  const escapes = spaceAsPlus ? withPlus : percentEncodedBytes;
  const { length } = input;
  let encoded = '';
  let written: TextWriter | null = null;
  let copied = 0;
  for (let index = 0; index < length; index++) {
    const codeUnit = input.charCodeAt(index);
    if (codeUnit < 0x80 && asciiMembers[codeUnit] === 0) continue;
    if (copied < index) encoded += input.slice(copied, index);
    if (codeUnit < 0x80) encoded += escapes[codeUnit] as string;
    else {
      const codePoint = input.codePointAt(index) as number;
      encoded += encodeCodePoint(codePoint);
      if (codePoint > 0xffff) index++;
    }
    copied = index + 1;
    if (encoded.length > LONG) {
      written ??= new TextWriter();
      written.write(encoded);
      encoded = '';
    }
  }
  encoded += input.slice(copied);
  return written === null ? encoded : written.text() + encoded;
}

// Percent-encodes a code point above U+007F. A lone surrogate is encoded as U+FFFD.
function encodeCodePoint(codePoint: number): string {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const scalarValue = isSurrogate ? REPLACEMENT_CHARACTER : codePoint;
  const byte = (lead: number, shift: number): string =>
    percentEncodedBytes[lead | ((scalarValue >> shift) & 0x3f)] as string;
  const last = byte(0x80, 0);
  if (scalarValue < 0x800) return byte(0xc0, 6) + last;
  const lastTwo = byte(0x80, 6) + last;
  if (scalarValue < 0x10000) return byte(0xe0, 12) + lastTwo;
  return byte(0xf0, 18) + byte(0x80, 12) + lastTwo;
}
