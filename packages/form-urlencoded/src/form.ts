// https://url.spec.whatwg.org/#concept-urlencoded-parser
// in any encoding, and with the flags that the standard's parser had until 2016.

import { withoutPrototype } from '@urlkit/infra/internal';
import { type CharacterEncoding, percentDecode } from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { type EncodedPair, splitSequence } from './sequence.js';
import { textOf } from './urlencoded-parser.js';
import { serializeURLEncoded } from './urlencoded-serializer.js';

/** An encoding, or a label of one, such as `gbk`. */
export type FormEncoding = CharacterEncoding | string;

/** How a form was sent. */
export interface ParseFormOptions {
  /** The encoding of names and values; UTF-8 if there is none. */
  readonly encoding?: FormEncoding | undefined;
  /**
   * Whether the first value of `_charset_` that is a label of an encoding names the encoding, of
   * what stands before it as well.
   */
  readonly useCharset?: boolean | undefined;
  /** Whether what comes first is a value without a name if it has no U+003D (=). */
  readonly isindex?: boolean | undefined;
}

/**
 * Parses application/x-www-form-urlencoded data in any encoding.
 *
 * @param input Bytes; or a string, in which a non-ASCII code point stands for its UTF-8 form.
 * @returns Name-value tuples. Bytes that the encoding lacks become U+FFFD.
 * @throws {RangeError} If `encoding` is no label of an encoding.
 */
export function parseForm(
  input: string | Uint8Array,
  options: ParseFormOptions = {},
): [name: string, value: string][] {
  const { encoding = 'utf-8', useCharset = false, isindex = false } = withoutPrototype(options);
  const text = typeof input === 'string' ? input : textOf(input);
  const isUnnamed = isindex && !/^[^&]*=/.test(text);
  const sequences = (isUnnamed ? `=${text}` : text).split('&');
  const pairs = sequences.filter((sequence) => sequence !== '').map(splitSequence);
  const { decode } = (useCharset ? findCharset(pairs) : null) ?? encodingOf(encoding);
  return pairs.map(({ name, value }) => [
    decode(percentDecode(name)),
    decode(percentDecode(value)),
  ]);
}

/**
 * Serializes name-value tuples as application/x-www-form-urlencoded data in any encoding. A code
 * point that the encoding lacks is sent as a decimal character reference, such as `&#8721;`.
 *
 * @param tuples Names and values; lone surrogates in them are taken for U+FFFD.
 * @param encoding UTF-8 serves for the encodings that have no encoder (UTF-16, replacement).
 * @returns An ASCII string.
 * @throws {RangeError} If `encoding` is no label of an encoding.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeForm(
  tuples: Iterable<readonly [name: string, value: string]>,
  encoding: FormEncoding = 'utf-8',
): string {
  return serializeURLEncoded(tuples, encodingOf(encoding));
}

function findCharset(pairs: readonly EncodedPair[]): CharacterEncoding | null {
  for (const { name, value } of pairs) {
    const encoding = name === '_charset_' ? getEncoding(value) : null;
    if (encoding !== null) return encoding;
  }
  return null;
}

function encodingOf(encoding: FormEncoding): CharacterEncoding {
  const found = typeof encoding === 'string' ? getEncoding(encoding) : encoding;
  if (found === null) throw new RangeError('No encoding has this label');
  return found;
}
