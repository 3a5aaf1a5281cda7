// A part of a host as the domain parser gets it, with the offsets of its characters in the input.

import { type Range, toScalarValueString } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';

/** The decoded form of a part of an input. */
export interface DecodedHost {
  readonly text: string;
  /** Converts a range of the text to the range of the part that it was decoded from. */
  readonly rangeInPart: (range: Range) => Range;
}

/** Removes tabs and newlines from a part of an input, and percent-decodes the rest. */
export function decodeHost(part: string): DecodedHost {
  const kept: number[] = [];
  for (let index = 0; index < part.length; index++) {
    if (!/[\t\n\r]/.test(part.charAt(index))) kept.push(index);
  }
  const encoded = toScalarValueString(part).replace(/[\t\n\r]/g, '');
  let text = '';
  // For each code unit of the text, where what it was decoded from starts and ends.
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (start: number, end: number): void => {
    starts.push(kept[start] as number);
    ends.push((kept[end - 1] as number) + 1);
  };
  for (const { 0: piece, index } of encoded.matchAll(/(?:%[\dA-Fa-f]{2})+|[^%]+|%/g)) {
    const isEncoded = piece.length > 1 && piece.startsWith('%');
    const decoded = isEncoded ? utf8PercentDecode(piece) : piece;
    text += decoded;
    // Bytes that are not UTF-8 stand together for what they are decoded to.
    const isWhole = isEncoded && decoded.includes('\uFFFD');
    let at = index;
    for (let unit = 0; unit < decoded.length; unit++) {
      const length = isEncoded ? 3 * byteLength(decoded, unit) : 1;
      if (isWhole) push(index, index + piece.length);
      else push(at, at + Math.max(length, 1));
      at += length;
    }
  }
  return {
    text,
    rangeInPart: ({ start, end }) => ({
      start: starts[start] ?? part.length,
      end: start < end ? (ends[end - 1] as number) : (starts[start] ?? part.length),
    }),
  };
}

// The number of bytes in UTF-8 that a code unit stands for. That of a pair is four, and its second half adds none.
function byteLength(text: string, index: number): number {
  const codeUnit = text.charCodeAt(index);
  if (codeUnit < 0x80) return 1;
  if (codeUnit < 0x800) return 2;
  if (codeUnit < 0xd800 || codeUnit > 0xdfff) return 3;
  return codeUnit < 0xdc00 ? 4 : 0;
}
