// https://encoding.spec.whatwg.org/#names-and-labels

// The build puts the code and tables of @exodus/bytes into this module.
import { labelToName, TextDecoder } from '@exodus/bytes/encoding.js';
import { percentEncodeAfterEncoding as percentEncodeInEncoding } from '@exodus/bytes/whatwg.js';
import { assertString } from '@urlkit/internal';
import type { CharacterEncoding, EncodeResult, Encoder } from './output-encoding.js';
import { percentDecode } from './percent-decode.js';
import { percentEncodeAfterEncoding } from './percent-encode.js';

/**
 * Gets an encoding.
 *
 * @param label A label of the Encoding standard, in any letter case. ASCII whitespace around it is
 * ignored.
 * @returns The encoding, or null if there is none with this label.
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function getEncoding(label: string): CharacterEncoding | null {
  assertString(label, 'label');
  const name = labelToName(label);
  if (name === null) return null;
  const outputName = outputNameOf(name);
  const encoder: Encoder = {
    encodeOrFail(input) {
      assertString(input, 'input');
      return { [Symbol.iterator]: () => encodeOrFail(outputName, input) };
    },
  };
  return {
    ...encoder,
    name,
    decode: (bytes) => decode(name, bytes),
    // The same result, in a third of the time.
    percentEncode: (input, set) =>
      percentEncodeAfterEncoding(outputName === 'UTF-8' ? null : encoder, input, set),
  };
}

// https://encoding.spec.whatwg.org/#get-an-output-encoding
function outputNameOf(name: string): string {
  return name === 'replacement' || name.startsWith('UTF-16') ? 'UTF-8' : name;
}

function decode(name: string, bytes: Uint8Array): string {
  // https://encoding.spec.whatwg.org/#replacement-decoder
  if (name === 'replacement') return bytes.length === 0 ? '' : '\uFFFD';
  return new TextDecoder(name, { ignoreBOM: true }).decode(bytes);
}

// The library reports code points that an encoding lacks only as character references in
// percent-encoded text. In it, % is encoded and & is not, so nothing else looks like a reference.
function* encodeOrFail(name: string, input: string): Generator<EncodeResult> {
  const text = percentEncodeInEncoding(name, input, '%');
  let position = 0;
  for (const { 0: reference, 1: error, index = 0 } of text.matchAll(/%26%23(\d+)%3B/g)) {
    yield { bytes: percentDecode(text.slice(position, index)), error: Number(error) };
    position = index + reference.length;
  }
  yield { bytes: percentDecode(text.slice(position)), error: null };
}

export type { CharacterEncoding } from './output-encoding.js';
