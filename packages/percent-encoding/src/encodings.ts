// https://encoding.spec.whatwg.org/#names-and-labels

import { labelToName, TextDecoder } from '@exodus/bytes/encoding.js';
import { percentEncodeAfterEncoding as percentEncodeInEncoding } from '@exodus/bytes/whatwg.js';
import { utf8DecodeWithoutBOM, utf8Encode } from '@urlkit/infra';
import { assertString } from '@urlkit/infra/internal';
import { percentDecode } from './percent-decode.js';
import {
  type CharacterEncoding,
  type EncodeResult,
  type Encoder,
  percentEncodeAfterEncoding,
} from './percent-encode.js';

/**
 * Gets an encoding.
 *
 * @param label A label of the Encoding standard, in any letter case. ASCII whitespace around it is
 * ignored.
 * @returns The encoding, or null if there is none with this label.
 * @throws {TypeError} If the label is not a string.
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function getEncoding(label: string): CharacterEncoding | null {
  assertString(label, 'label');
  const name = labelToName(label);
  if (name === null) return null;
  const outputEncoding = getOutputEncoding(name);
  const encoder: Encoder = { encodeOrFail: (input) => encodeOrFail(outputEncoding, input) };
  return {
    ...encoder,
    name,
    decode: (bytes) => decode(name, bytes),
    percentEncode: (input, set) => percentEncodeAfterEncoding(encoder, input, set),
  };
}

// https://encoding.spec.whatwg.org/#get-an-output-encoding
function getOutputEncoding(name: string): string {
  return name === 'replacement' || name.startsWith('UTF-16') ? 'UTF-8' : name;
}

function decode(name: string, bytes: Uint8Array): string {
  if (name === 'UTF-8') return utf8DecodeWithoutBOM(bytes);
  // https://encoding.spec.whatwg.org/#replacement-decoder
  if (name === 'replacement') return bytes.length === 0 ? '' : '\uFFFD';
  return new TextDecoder(name, { ignoreBOM: true }).decode(bytes);
}

// The library reports code points that an encoding lacks only as character references in
// percent-encoded text. In it, % is encoded and & is not, so nothing else looks like a reference.
function encodeOrFail(name: string, input: string): readonly EncodeResult[] {
  if (name === 'UTF-8') return [{ bytes: utf8Encode(input), error: null }];
  const parts = percentEncodeInEncoding(name, input, '%').split(/%26%23(\d+)%3B/);
  const results: EncodeResult[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const error = index + 1 < parts.length ? parts[index + 1] : undefined;
    const bytes = percentDecode(parts[index] ?? '');
    results.push({ bytes, error: error === undefined ? null : Number(error) });
  }
  return results;
}
