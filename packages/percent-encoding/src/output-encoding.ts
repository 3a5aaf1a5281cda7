// https://encoding.spec.whatwg.org/#get-an-output-encoding

import { hasMethods } from '@urlkit/internal';
import type { PercentEncodeSet } from './percent-encode-sets.js';

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
 * An output encoding other than UTF-8, with only the members that URLs need.
 *
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export interface Encoding extends Encoder {
  /**
   * Percent-encodes a string after encoding it, as `percentEncodeAfterEncoding` does. A method
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
 * Gets the output encoding that an argument stands for.
 *
 * @param name The name of the argument, for messages.
 * @returns The encoding; null for UTF-8.
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function getOutputEncoding(
  encoding: Encoding | null | undefined,
  name = 'encoding',
): Encoding | null {
  if (encoding === null || encoding === undefined) return null;
  if (hasMethods(encoding, ['percentEncode'])) return encoding;
  throw encodingError(name);
}

/** Creates the error for an argument that is not an encoding, such as a label. */
export function encodingError(name: string): TypeError {
  const source = "as getEncoding of '@urlkit/percent-encoding/encodings' returns it";
  return new TypeError(`${name} must be an encoding, ${source}, or null`);
}
