// https://url.spec.whatwg.org/#percent-decode

import {
  type BufferSource,
  bytesOf,
  hexDigitValue,
  toScalarValueString,
  utf8DecodePercentEncodedBytes,
} from '@urlkit/infra';

const PERCENT_SIGN = 0x25;

/**
 * Percent-decodes bytes, or the UTF-8 form of a string. A `%` without two hex digits after it stays
 * as it is.
 *
 * @returns The decoded bytes.
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | BufferSource): Uint8Array {
  const source =
    typeof input === 'string' ? input.replace(/[^\0-\x7F]+/g, encodeScalarValues) : bytesOf(input);
  if (source === null) {
    throw new TypeError('input must be a string, an ArrayBuffer or a view of one');
  }
  const output = new Uint8Array(source.length);
  let length = 0;
  for (let index = 0; index < source.length; index++) {
    let byte = byteAt(source, index);
    if (byte === PERCENT_SIGN) {
      const high = hexDigitValue(byteAt(source, index + 1));
      const low = hexDigitValue(byteAt(source, index + 2));
      if (high >= 0 && low >= 0) {
        byte = high * 0x10 + low;
        index += 2;
      }
    }
    output[length++] = byte;
  }
  return output.slice(0, length);
}

// The source is bytes or an ASCII string.
function byteAt(source: string | Uint8Array, index: number): number {
  return typeof source === 'string' ? source.charCodeAt(index) : (source[index] as number);
}

function encodeScalarValues(text: string): string {
  return encodeURIComponent(toScalarValueString(text));
}

/**
 * Percent-decodes a string and decodes the result as UTF-8 without BOM. Each maximal part of an
 * ill-formed sequence becomes one U+FFFD, and so does a lone surrogate. A `%` without two hex digits
 * after it stays as it is.
 *
 * @returns A scalar value string.
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function utf8PercentDecode(input: string): string {
  return utf8DecodePercentEncodedBytes(toScalarValueString(input));
}
