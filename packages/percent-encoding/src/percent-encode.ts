// https://url.spec.whatwg.org/#string-percent-encode-after-encoding

import { toScalarValueString } from '@urlkit/infra';
import { assertString, hasMethods, TextWriter } from '@urlkit/internal';
import { encodeMembers, percentEncodedBytes } from './encode-members.js';
import { type Encoder, encodingError } from './output-encoding.js';
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
  if (typeof byte !== 'number') {
    throw new TypeError('byte must be a number; for text, use utf8PercentEncode');
  }
  const encoded = percentEncodedBytes[byte];
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
 * @example
 * ```ts
 * utf8PercentEncode('a b/ü?', pathPercentEncodeSet); // 'a%20b/%C3%BC%3F'
 * ```
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  assertString(input, 'input');
  assertPercentEncodeSet(set);
  return encodeMembers(input, set);
}

/**
 * Percent-encodes a string after encoding it. A code point that the encoding lacks becomes a
 * percent-encoded decimal character reference, such as `%26%238253%3B`.
 *
 * @param encoding An output encoding; null for UTF-8.
 * @returns An ASCII string.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(
  encoding: Encoder | null,
  input: string,
  set: PercentEncodeSet,
): string {
  if (encoding === null) return utf8PercentEncode(input, set);
  if (!hasMethods(encoding, ['encodeOrFail'])) throw encodingError('encoding');
  assertString(input, 'input');
  assertPercentEncodeSet(set);
  const output = new TextWriter();
  for (const { bytes, error } of encoding.encodeOrFail(toScalarValueString(input))) {
    for (const byte of bytes) {
      output.write(set.asciiMembers[byte] === 0 ? String.fromCharCode(byte) : percentEncode(byte));
    }
    if (error !== null) output.write(`%26%23${error}%3B`);
  }
  return set.spaceAsPlus ? output.text().replace(/%20/g, '+') : output.text();
}
