// https://url.spec.whatwg.org/#concept-urlencoded-serializer

import { assertString, flatten, TextWriter } from '@urlkit/internal';
import {
  type Encoding,
  formURLEncodedPercentEncodeSet,
  getOutputEncoding,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';

/**
 * Serializes name-value tuples as application/x-www-form-urlencoded.
 *
 * @param tuples Names and values; lone surrogates in them become U+FFFD.
 * @param encoding The output encoding; null for UTF-8.
 * @returns An ASCII string.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeURLEncoded(
  tuples: Iterable<readonly [name: string, value: string]>,
  encoding: Encoding | null = null,
): string {
  const outputEncoding = getOutputEncoding(encoding);
  const list: string[] = [];
  for (const tuple of requireTuples(tuples)) {
    assertString(tuple?.[0], 'a name in tuples');
    assertString(tuple[1], 'a value in tuples');
    list.push(tuple[0], tuple[1]);
  }
  return serializeURLEncodedList(list, outputEncoding);
}

function requireTuples<Tuple>(tuples: Iterable<Tuple>): Iterable<Tuple> {
  if (typeof tuples === 'object' && typeof tuples?.[Symbol.iterator] === 'function') return tuples;
  throw new TypeError('tuples must be an iterable of names and values');
}

/**
 * Serializes a flat list of names and values, as {@link serializeURLEncoded} does.
 *
 * @param list Names and values in turn.
 * @param encoding The output encoding; null for UTF-8.
 * @returns An ASCII string.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeURLEncodedList(
  list: readonly string[],
  encoding: Encoding | null = null,
): string {
  if (!Array.isArray(list)) throw new TypeError('list must be an array of names and values');
  const output = new TextWriter();
  for (let index = 0; index < list.length; index += 2) {
    const name = encode(list[index] as string, encoding);
    const value = encode(list[index + 1] as string, encoding);
    output.write(`${index === 0 ? '' : '&'}${name}=${value}`);
  }
  return flatten(output.text());
}

function encode(input: string, encoding: Encoding | null): string {
  return encoding === null
    ? utf8PercentEncode(input, formURLEncodedPercentEncodeSet)
    : encoding.percentEncode(input, formURLEncodedPercentEncodeSet);
}
