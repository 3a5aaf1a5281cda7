import { TextWriter } from '@urlkit/infra/strings';

const SPACE = 0x20;
const SOLIDUS = 0x2f;
const REPLACEMENT_CHARACTER = 0xfffd;
// How many code units are joined before they go to a writer, which takes less memory for many strings.
const LONG = 1024;

// Bits of an ASCII code unit in a table. No bit means that it stays as it is.
/** The code unit is percent-encoded. */
const ENCODED = 1;
/** It ends the text to encode if it stands after U+002F (/), where it may begin a dot segment. */
export const DOT = 2;
// A table may have other bits, of code units that end the text to encode if the caller says so.

export const percentEncodedBytes: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 0x100 },
  (_, byte) => (byte < 0x10 ? '%0' : '%') + byte.toString(16).toUpperCase(),
);

// The percent-encoded bytes of code units of two or three bytes, without the last one. They are made when they are needed.
const leadingBytes: string[] = /* @__PURE__ */ new Array<string>(0x400).fill('');

/** A part of a text that has been percent-encoded. */
export interface EncodedPart {
  readonly encoded: string;
  /** The bits of its ASCII code units, combined. */
  readonly bits: number;
  /** Where the part ends in the text, in code units. */
  readonly end: number;
}

/**
 * UTF-8 percent-encodes a part of a text.
 *
 * @param start Where the part starts, in code units.
 * @param units 128 numbers: the bits of the ASCII code units.
 * @param stops The part ends at the first code unit that has one of these bits, or at the end of the text.
 */
export function encodeUpTo(
  text: string,
  start: number,
  units: Uint8Array,
  stops: number,
  spaceAsPlus = false,
): EncodedPart {
  const { length } = text;
  let encoded = '';
  let written: TextWriter | null = null;
  let copied = start;
  let bits = 0;
  let index = start;
  for (; index < length; index++) {
    const codeUnit = text.charCodeAt(index);
    const unit = codeUnit < 0x80 ? (units[codeUnit] as number) : ENCODED;
    if (unit === 0) continue;
    if ((unit & stops) !== 0 && (unit !== DOT || text.charCodeAt(index - 1) === SOLIDUS)) break;
    bits |= unit;
    if ((unit & ENCODED) === 0) continue;
    if (copied < index) encoded += text.slice(copied, index);
    if (codeUnit < 0x80) {
      const isPlus = codeUnit === SPACE && spaceAsPlus;
      encoded += isPlus ? '+' : (percentEncodedBytes[codeUnit] as string);
    } else if ((codeUnit & 0xf800) === 0xd800) {
      const codePoint = text.codePointAt(index) as number;
      encoded += encodeSurrogates(codePoint);
      if (codePoint > 0xffff) index++;
    } else {
      encoded += leadingBytesOf(codeUnit >> 6) + percentEncodedBytes[0x80 | (codeUnit & 0x3f)];
    }
    copied = index + 1;
    if (encoded.length > LONG) {
      written ??= new TextWriter();
      written.write(encoded);
      encoded = '';
    }
  }
  if (copied < index) encoded += text.slice(copied, index);
  return { encoded: written === null ? encoded : written.text() + encoded, bits, end: index };
}

function leadingBytesOf(bits: number): string {
  const known = leadingBytes[bits] as string;
  if (known !== '') return known;
  const bytes =
    bits < 0x20
      ? percentEncodedBytes[0xc0 | bits]
      : `${percentEncodedBytes[0xe0 | (bits >> 6)]}${percentEncodedBytes[0x80 | (bits & 0x3f)]}`;
  leadingBytes[bits] = bytes as string;
  return bytes as string;
}

// Percent-encodes a code point above U+FFFF, or U+FFFD for a lone surrogate.
function encodeSurrogates(codePoint: number): string {
  const scalarValue = codePoint > 0xffff ? codePoint : REPLACEMENT_CHARACTER;
  const byte = (lead: number, shift: number): string =>
    percentEncodedBytes[lead | ((scalarValue >> shift) & 0x3f)] as string;
  const tail = byte(0x80, 6) + byte(0x80, 0);
  return codePoint > 0xffff ? byte(0xf0, 18) + byte(0x80, 12) + tail : byte(0xe0, 12) + tail;
}
