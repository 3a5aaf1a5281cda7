// https://url.spec.whatwg.org/#string-percent-encode-after-encoding

import { toScalarValueString, writeOut } from '@urlkit/infra';
import type { PercentEncodeSet } from './percent-encode-sets.js';

const SPACE = 0x20;
const CODE_UNITS_PER_CHUNK = 4096;

// What percentEncode gave for each byte.
const percentEncoded: string[] = [];

/**
 * Percent-encodes one byte.
 *
 * @param byte 0 to 255.
 * @returns `%` and two upper-case hex digits.
 * @see https://url.spec.whatwg.org/#percent-encode
 */
export function percentEncode(byte: number): string {
  percentEncoded[byte] ??= (byte < 0x10 ? '%0' : '%') + byte.toString(16).toUpperCase();
  return percentEncoded[byte];
}

/**
 * UTF-8 percent-encodes a string: each code point in the set becomes the percent-encoded bytes of
 * its UTF-8 form. U+0020 SPACE becomes `+` with the application/x-www-form-urlencoded set, and a
 * lone surrogate is taken for U+FFFD.
 *
 * @see https://url.spec.whatwg.org/#string-utf-8-percent-encode
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  const { pattern, spaceAsPlus } = set;
  pattern.lastIndex = 0;
  if (!pattern.test(input)) return input;
  const text = toScalarValueString(input);
  let output = '';
  let chunk = '';
  let position = 0;
  do {
    const start = pattern.lastIndex - 1;
    const codeUnit = text.charCodeAt(start);
    chunk += text.slice(position, start);
    position = start + 1;
    if (codeUnit < 0x80) {
      chunk += codeUnit === SPACE && spaceAsPlus ? '+' : percentEncode(codeUnit);
    } else {
      // All that is not ASCII is in every set.
      while (text.charCodeAt(position) >= 0x80) position++;
      chunk += encodeURIComponent(text.slice(start, position));
    }
    if (chunk.length > CODE_UNITS_PER_CHUNK) {
      output += writeOut(chunk);
      chunk = '';
    }
    pattern.lastIndex = position;
  } while (pattern.test(text));
  return output + chunk + text.slice(position);
}

/** What an encoder gives at one go. */
export interface EncodeResult {
  /** The bytes up to the end of the input, or up to a code point that the encoding lacks. */
  readonly bytes: Iterable<number>;
  /** That code point, or null at the end of the input. */
  readonly error: number | null;
}

/** What encodes strings, in the way of the Encoding standard. */
export interface Encoder {
  /**
   * Encodes a scalar value string from its start to its end with a new encoder, giving one result
   * more than the encoder meets errors.
   *
   * @see https://encoding.spec.whatwg.org/#encode-or-fail
   */
  encodeOrFail(input: string): Iterable<EncodeResult>;
}

/** An output encoding other than UTF-8, as far as URLs need it. */
export interface Encoding extends Encoder {
  /**
   * Percent-encodes a string after encoding it, as {@link percentEncodeAfterEncoding} does. That is
   * a method, so that who has no encodings but UTF-8 does not carry it.
   *
   * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
   */
  percentEncode(input: string, set: PercentEncodeSet): string;
}

/**
 * An encoding in both directions.
 *
 * @see https://encoding.spec.whatwg.org/#encoding
 */
export interface CharacterEncoding extends Encoding {
  /** As the Encoding standard writes it. */
  readonly name: string;
  /** Decodes bytes; those that are ill-formed become U+FFFD, and a byte order mark is kept. */
  decode(bytes: Uint8Array): string;
}

/**
 * Percent-encodes a string after encoding it. A code point that the encoding lacks becomes a
 * percent-encoded decimal character reference, such as `%26%238253%3B`.
 *
 * @param encoding An output encoding, or null for UTF-8.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(
  encoding: Encoder | null,
  input: string,
  set: PercentEncodeSet,
): string {
  if (encoding === null) return utf8PercentEncode(input, set);
  let output = '';
  for (const { bytes, error } of encoding.encodeOrFail(toScalarValueString(input))) {
    for (const byte of bytes) {
      const isomorph = String.fromCharCode(byte);
      output += isomorph.search(set.pattern) < 0 ? isomorph : percentEncode(byte);
    }
    if (error !== null) output += `%26%23${error}%3B`;
  }
  return set.spaceAsPlus ? output.replace(/%20/g, '+') : output;
}
