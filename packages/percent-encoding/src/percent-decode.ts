// https://url.spec.whatwg.org/#percent-decode

import { toScalarValueString, utf8DecodePercentEncodedBytes } from '@urlkit/infra';

/**
 * Percent-decodes bytes, or the UTF-8 form of a string. A `%` that two hex digits do not follow
 * stays as it is.
 *
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | Uint8Array): Uint8Array {
  const text =
    typeof input === 'string'
      ? toScalarValueString(input).replace(/[^\0-\x7F]+/g, encodeURIComponent)
      : isomorphicDecode(input);
  const isomorphs = text.replace(/%[\dA-F]{2}/gi, (encoded) =>
    String.fromCharCode(Number(`0x${encoded.slice(1)}`)),
  );
  const output = new Uint8Array(isomorphs.length);
  for (let index = 0; index < output.length; index++) output[index] = isomorphs.charCodeAt(index);
  return output;
}

// https://infra.spec.whatwg.org/#isomorphic-decode
function isomorphicDecode(bytes: Uint8Array): string {
  let output = '';
  for (let index = 0; index < bytes.length; index++) {
    output += String.fromCharCode(bytes[index] as number);
  }
  return output;
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
