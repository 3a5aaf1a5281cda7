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
  const text = toScalarValueString(input);
  let output = '';
  let position = 0;
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', at)) {
    // A literal code point never completes the bytes before it, so each run is decoded alone.
    const bytes: number[] = [];
    const start = at;
    for (; isPercentEncodedByte(text, at); at += 3) {
      const high = hexDigitValue(text.charCodeAt(at + 1));
      bytes.push(high * 16 + hexDigitValue(text.charCodeAt(at + 2)));
    }
    if (at === start) {
      at++;
    } else {
      output += text.slice(position, start) + utf8DecodeWithoutBOM(bytes);
      position = at;
    }
  }
  return output + text.slice(position);
}

// https://url.spec.whatwg.org/#percent-encoded-byte
function isPercentEncodedByte(text: string, offset: number): boolean {
  return (
    text.charCodeAt(offset) === PERCENT_SIGN &&
    isASCIIHexDigit(text.charCodeAt(offset + 1)) &&
    isASCIIHexDigit(text.charCodeAt(offset + 2))
  );
}
