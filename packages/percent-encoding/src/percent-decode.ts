// https://url.spec.whatwg.org/#percent-decode

import {
  hexDigitValue,
  toScalarValueString,
  utf8DecodePercentEncodedBytes,
  utf8Encode,
} from '@urlkit/infra';

const PERCENT_SIGN = 0x25;

/**
 * Percent-decodes bytes, or the UTF-8 form of a string. A `%` that two hex digits do not follow
 * stays as it is.
 *
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | Uint8Array): Uint8Array {
  const bytes = typeof input === 'string' ? utf8Encode(input) : input;
  const output = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    let byte = bytes[index] as number;
    if (byte === PERCENT_SIGN) {
      const high = hexDigitValue(bytes[index + 1] as number);
      const low = hexDigitValue(bytes[index + 2] as number);
      if (high >= 0 && low >= 0) {
        byte = high * 0x10 + low;
        index += 2;
      }
    }
    output[length++] = byte;
  }
  return output.slice(0, length);
}

/**
 * Percent-decodes a string and decodes the result as UTF-8 without BOM: each maximal part of an
 * ill-formed sequence becomes one U+FFFD, and so does a lone surrogate.
 *
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function utf8PercentDecode(input: string): string {
  return utf8DecodePercentEncodedBytes(toScalarValueString(input));
}
