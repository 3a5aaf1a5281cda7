// https://encoding.spec.whatwg.org/#utf-8

import { assertString, findBefore, flatten, TextWriter } from '@urlkit/internal';
import { type BufferSource, bytesOf } from './buffer-source.js';
import { hexDigitValue } from './code-points.js';

const REPLACEMENT_CHARACTER = 0xfffd;
const PERCENT_SIGN = 0x25;
const ENCODED_BYTE_LENGTH = 3;
const LENGTH_BITS = 3;
const LENGTH = 7;
// `String.fromCodePoint(...codePoints)` puts its arguments on the stack.
const CODE_POINTS_PER_CALL = 4096;

/**
 * Encodes a string as UTF-8. A lone surrogate is encoded as U+FFFD.
 *
 * @returns The bytes.
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 */
export function utf8Encode(input: string): Uint8Array {
  assertString(input, 'input');
  const bytes = new Uint8Array(input.length * 3);
  let length = 0;
  const end = input.length;
  for (let index = 0; index < end; index++) {
    let codePoint = input.charCodeAt(index);
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
      codePoint = input.codePointAt(index) as number;
      if (codePoint > 0xffff) index++;
      else codePoint = REPLACEMENT_CHARACTER;
    }
    if (codePoint < 0x80) {
      bytes[length++] = codePoint;
    } else if (codePoint < 0x800) {
      bytes[length++] = 0xc0 | (codePoint >> 6);
      bytes[length++] = 0x80 | (codePoint & 0x3f);
    } else {
      if (codePoint < 0x10000) {
        bytes[length++] = 0xe0 | (codePoint >> 12);
      } else {
        bytes[length++] = 0xf0 | (codePoint >> 18);
        bytes[length++] = 0x80 | ((codePoint >> 12) & 0x3f);
      }
      bytes[length++] = 0x80 | ((codePoint >> 6) & 0x3f);
      bytes[length++] = 0x80 | (codePoint & 0x3f);
    }
  }
  return bytes.slice(0, length);
}

/**
 * Decodes UTF-8 bytes. A byte order mark is kept, and each maximal part of an ill-formed
 * sequence becomes one U+FFFD.
 *
 * @returns A scalar value string.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function utf8DecodeWithoutBOM(source: BufferSource): string {
  const bytes = bytesOf(source);
  if (bytes === null) throw new TypeError('source must be an ArrayBuffer or a view of one');
  let output = '';
  let codePoints: number[] = [];
  for (let index = 0; index < bytes.length; ) {
    const sequence = decodeSequence(bytes, index);
    codePoints.push(sequence >> LENGTH_BITS);
    index += sequence & LENGTH;
    if (codePoints.length === CODE_POINTS_PER_CALL) {
      output += String.fromCodePoint(...codePoints);
      codePoints = [];
    }
  }
  return output + String.fromCodePoint(...codePoints);
}

/**
 * Decodes the percent-encoded bytes in a string as UTF-8 without BOM: each maximal part of an
 * ill-formed sequence becomes one U+FFFD. The rest of the string does not change.
 *
 * @returns The string with its percent-encoded bytes decoded.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function utf8DecodePercentEncodedBytes(input: string): string {
  assertString(input, 'input');
  const output = new TextWriter();
  let position = 0;
  const { length } = input;
  const percentFrom = (start: number): number => findBefore(length, '%', input, start);
  for (let index = percentFrom(0); index < length; index = percentFrom(index)) {
    const sequence = decodeSequence(input, index);
    if (sequence < 0) {
      index++;
      continue;
    }
    output.write(input.slice(position, index) + String.fromCodePoint(sequence >> LENGTH_BITS));
    index += (sequence & LENGTH) * ENCODED_BYTE_LENGTH;
    position = index;
  }
  return position ? flatten(output.text() + input.slice(position)) : input;
}

// Decodes a UTF-8 sequence of bytes or of percent-encoded bytes. Returns the code point and, in the lowest
// bits, the number of bytes. Returns a negative number if there is no byte at the start.
function decodeSequence(source: string | Uint8Array, start: number): number {
  const lead = byteAt(source, start);
  if (lead < 0x80) return (lead << LENGTH_BITS) | 1;
  const needed = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  // E0 and F0 would allow overlong forms, ED surrogates, F4 values above U+10FFFF.
  let lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  let upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  let codePoint = needed === 0 ? REPLACEMENT_CHARACTER : lead & (0x3f >> needed);
  let length = 1;
  for (; length <= needed; length++) {
    const distance = typeof source === 'string' ? length * ENCODED_BYTE_LENGTH : length;
    const byte = byteAt(source, start + distance);
    if (byte < lower || byte > upper) {
      codePoint = REPLACEMENT_CHARACTER;
      break;
    }
    codePoint = (codePoint << 6) | (byte & 0x3f);
    lower = 0x80;
    upper = 0xbf;
  }
  return (codePoint << LENGTH_BITS) | length;
}

// Returns -1 if there is no byte.
function byteAt(source: string | Uint8Array, index: number): number {
  if (typeof source !== 'string') return source[index] ?? -1;
  if (source.charCodeAt(index) !== PERCENT_SIGN) return -1;
  const high = hexDigitValue(source.charCodeAt(index + 1));
  const low = hexDigitValue(source.charCodeAt(index + 2));
  return high < 0 || low < 0 ? -1 : high * 0x10 + low;
}
