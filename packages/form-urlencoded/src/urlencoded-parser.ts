// https://url.spec.whatwg.org/#concept-urlencoded-parser

import { toScalarValueString } from '@urlkit/infra';
import { percentEncode, utf8PercentDecode } from '@urlkit/percent-encoding';

/**
 * Parses application/x-www-form-urlencoded data.
 *
 * @param input Bytes, or a string, which stands for its UTF-8 form.
 * @returns Name-value tuples, decoded as UTF-8.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parseURLEncoded(input: string | Uint8Array): [name: string, value: string][] {
  const text = typeof input === 'string' ? toScalarValueString(input) : textOf(input);
  const output: [name: string, value: string][] = [];
  for (const sequence of text.split('&')) {
    if (sequence === '') continue;
    const equals = sequence.indexOf('=');
    const nameEnd = equals === -1 ? sequence.length : equals;
    output.push([
      decodeNameOrValue(sequence.slice(0, nameEnd)),
      decodeNameOrValue(sequence.slice(nameEnd + 1)),
    ]);
  }
  return output;
}

/** The text of bytes: non-ASCII ones are percent-encoded, which decoding names and values undoes. */
export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : percentEncode(byte);
  return text;
}

function decodeNameOrValue(encoded: string): string {
  const input = encoded.includes('+') ? encoded.replace(/\+/g, ' ') : encoded;
  return input.includes('%') ? utf8PercentDecode(input) : input;
}
