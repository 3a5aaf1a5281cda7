// https://url.spec.whatwg.org/#string-percent-encode-after-encoding

import { toScalarValueString } from '@urlkit/infra';
import { assertString, hasMethods } from '@urlkit/infra/arguments';
import { TextWriter } from '@urlkit/infra/strings';
import { encodeMembers, percentEncodedBytes } from './encode-members.js';
import { getOutputEncoding } from './output-encoding.js';
import { assertPercentEncodeSet, type PercentEncodeSet } from './percent-encode-sets.js';

/**
 * Percent-encodes one byte.
 *
 * @param byte 0 to 255.
 * @returns `%` and two upper-case hex digits.
 * @throws {RangeError} If the byte is not an integer from 0 to 255.
 * @see https://url.spec.whatwg.org/#percent-encode
 */
export function percentEncode(byte: number): string {
  const encoded = typeof byte === 'number' ? percentEncodedBytes[byte] : undefined;
  if (encoded === undefined) throw new RangeError('byte must be an integer from 0 to 255');
  return encoded;
}

/**
 * UTF-8 percent-encodes a string: each code point in the set becomes the percent-encoded bytes of
 * its UTF-8 form. U+0020 SPACE becomes `+` with the application/x-www-form-urlencoded set. A lone
 * surrogate is encoded as U+FFFD.
 *
 * @returns An ASCII string.
 * @see https://url.spec.whatwg.org/#string-utf-8-percent-encode
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  assertString(input, 'input');
  assertPercentEncodeSet(set);
  return encodeMembers(input, set);
}

/**
 * One result of an encoder.
 *
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export interface EncodeResult {
  /** The bytes up to the end of the input, or up to a code point that the encoding lacks. */
  readonly bytes: Iterable<number>;
  /** The code point that the encoding lacks, or null at the end of the input. */
  readonly error: number | null;
}

/**
 * Encodes strings, as an encoder of the Encoding standard does.
 *
 * @see https://encoding.spec.whatwg.org/#encoder
 */
export interface Encoder {
  /**
   * Encodes a scalar value string with a new encoder. Returns a result for each code point that the
   * encoding lacks, and one for the end of the input.
   *
   * @see https://encoding.spec.whatwg.org/#encode-or-fail
   */
  encodeOrFail(input: string): Iterable<EncodeResult>;
}

/**
 * An output encoding other than UTF-8, with only what URLs need.
 *
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export interface Encoding extends Encoder {
  /**
   * Percent-encodes a string after encoding it, as {@link percentEncodeAfterEncoding} does. A method
   * rather than a function, so that UTF-8-only bundles leave it out.
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
  /** The name, as the Encoding standard writes it. */
  readonly name: string;
  /** Decodes bytes. Ill-formed sequences become U+FFFD, and a byte order mark is kept. */
  decode(bytes: Uint8Array): string;
}

/**
 * Percent-encodes a string after encoding it. A code point that the encoding lacks becomes a
 * percent-encoded decimal character reference, such as `%26%238253%3B`.
 *
 * @param encoding An output encoding, or its label; null for UTF-8.
 * @returns An ASCII string.
 * @throws {RangeError} If no encoding has the label.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(
  encoding: Encoder | string | null,
  input: string,
  set: PercentEncodeSet,
): string {
  const encoder = typeof encoding === 'string' ? getOutputEncoding(encoding) : encoding;
  if (encoder === null) return utf8PercentEncode(input, set);
  if (!hasMethods(encoder, ['encodeOrFail'])) {
    throw new TypeError(
      'encoding must be an encoding, as returned by getEncoding, a label or null',
    );
  }
  assertString(input, 'input');
  assertPercentEncodeSet(set);
  const output = new TextWriter();
  for (const { bytes, error } of encoder.encodeOrFail(toScalarValueString(input))) {
    for (const byte of bytes) {
      output.write(set.asciiMembers[byte] === 0 ? String.fromCharCode(byte) : percentEncode(byte));
    }
    if (error !== null) output.write(`%26%23${error}%3B`);
  }
  return set.spaceAsPlus ? output.text().replace(/%20/g, '+') : output.text();
}
