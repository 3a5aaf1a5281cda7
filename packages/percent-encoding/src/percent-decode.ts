// https://url.spec.whatwg.org/#percent-decode

import {
  isASCIIHexDigit,
  toScalarValueString,
  utf8DecodeWithoutBOM,
  utf8Encode,
} from '@urlkit/infra';

const PERCENT_SIGN = 0x25;
const DIGIT_NINE = 0x39;

function hexDigitValue(byte: number): number {
  return (byte & 0xf) + (byte > DIGIT_NINE ? 9 : 0);
}

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
    const byte = bytes[index] as number;
    const high = bytes[index + 1] as number;
    const low = bytes[index + 2] as number;
    if (byte === PERCENT_SIGN && isASCIIHexDigit(high) && isASCIIHexDigit(low)) {
      output[length++] = hexDigitValue(high) * 16 + hexDigitValue(low);
      index += 2;
    } else {
      output[length++] = byte;
    }
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
  // A literal code point never completes the bytes before it, so each run is decoded alone.
  return toScalarValueString(input).replace(/(?:%[\dA-Fa-f]{2})+/g, decodeRun);
}

function decodeRun(run: string): string {
  const bytes: number[] = [];
  for (let index = 1; index < run.length; index += 3) {
    bytes.push(
      hexDigitValue(run.charCodeAt(index)) * 16 + hexDigitValue(run.charCodeAt(index + 1)),
    );
  }
  return utf8DecodeWithoutBOM(bytes);
}
