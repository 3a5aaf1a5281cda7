// https://url.spec.whatwg.org/#concept-urlencoded-serializer

import {
  type Encoding,
  formURLEncodedPercentEncodeSet,
  percentEncodeAfterEncoding,
} from '@urlkit/percent-encoding';

/**
 * Serializes name-value tuples as application/x-www-form-urlencoded.
 *
 * @param tuples Names and values; lone surrogates in them are taken for U+FFFD.
 * @param encoding An output encoding; null or nothing for UTF-8.
 * @returns An ASCII string.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeURLEncoded(
  tuples: Iterable<readonly [name: string, value: string]>,
  encoding: Encoding | null = null,
): string {
  let output = '';
  for (const [name, value] of tuples) {
    if (output !== '') output += '&';
    output += percentEncodeAfterEncoding(encoding, name, formURLEncodedPercentEncodeSet);
    output += '=';
    output += percentEncodeAfterEncoding(encoding, value, formURLEncodedPercentEncodeSet);
  }
  return output;
}
