// https://url.spec.whatwg.org/#percent-decode

import { hexDigitValue, toScalarValueString, utf8DecodePercentEncodedBytes } from '@urlkit/infra';

const PERCENT_SIGN = 0x25;

/**
 * Percent-decodes bytes, or the UTF-8 form of a string. A `%` that two hex digits do not follow
 * stays as it is.
 *
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | Uint8Array): Uint8Array {
  const isString = typeof input === 'string';
  const text = isString ? input.replace(/[^\0-\x7F]+/g, encodeScalarValues) : '';
  const { length } = isString ? text : input;
  const byteAt = (index: number): number =>
    isString ? text.charCodeAt(index) : (input[index] as number);
  const output = new Uint8Array(length);
  let size = 0;
  for (let index = 0; index < length; index++) {
    let byte = byteAt(index);
    if (byte === PERCENT_SIGN) {
      const high = hexDigitValue(byteAt(index + 1));
      const low = hexDigitValue(byteAt(index + 2));
      if (high >= 0 && low >= 0) {
        byte = high * 0x10 + low;
        index += 2;
      }
    }
    output[size++] = byte;
  }
  return output.slice(0, size);
}

function encodeScalarValues(text: string): string {
  return encodeURIComponent(toScalarValueString(text));
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
