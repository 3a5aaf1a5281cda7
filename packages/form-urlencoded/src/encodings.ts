// https://url.spec.whatwg.org/#concept-urlencoded-parser
// Unlike today's standard, this parser supports all encodings, and the flags that the standard's parser
// had until 2016.

import type { BufferSource } from '@urlkit/infra';
import {
  type Check,
  hasMethods,
  mustBeBoolean,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { type CharacterEncoding, percentDecode } from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { nameLengthOf, replacePluses } from './sequence.js';
import { textOf } from './urlencoded-parser.js';
import { serializeURLEncoded } from './urlencoded-serializer.js';

/** An encoding, or a label of one, such as `gbk`. */
export type FormEncoding = CharacterEncoding | string;

/** Options for {@link serializeForm}. */
export interface SerializeFormOptions {
  /** The encoding of names and values; UTF-8 by default. */
  readonly encoding?: FormEncoding | undefined;
}

/** Options for {@link parseForm}: how the form was sent. */
export interface ParseFormOptions extends SerializeFormOptions {
  /**
   * Whether the first `_charset_` whose value is the label of an encoding sets the encoding of the
   * whole form.
   */
  readonly useCharset?: boolean | undefined;
  /** Whether the first sequence, if it has no U+003D (=), is a value with an empty name. */
  readonly isindex?: boolean | undefined;
}

const mustBeEncoding: Check = (value) =>
  typeof value === 'string' || hasMethods(value, ['decode', 'percentEncode'])
    ? null
    : 'an encoding, as returned by getEncoding, or a label of one';

const serializeChecks: OptionChecks<SerializeFormOptions> = { encoding: mustBeEncoding };

const parseChecks: OptionChecks<ParseFormOptions> = {
  ...serializeChecks,
  useCharset: mustBeBoolean,
  isindex: mustBeBoolean,
};

/**
 * Parses application/x-www-form-urlencoded data in any encoding.
 *
 * @param input Bytes, or a string, whose UTF-8 bytes are parsed.
 * @returns Name-value tuples. Bytes that are invalid in the encoding become U+FFFD.
 * @throws {RangeError} If no encoding has the label `encoding`.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseForm(
  input: string | BufferSource,
  options?: ParseFormOptions,
): [name: string, value: string][] {
  const {
    encoding = 'utf-8',
    useCharset = false,
    isindex = false,
  } = readOptions(options, parseChecks);
  const text = textOf(input);
  const isUnnamed = isindex && !/^[^&]*=/.test(text);
  const sequences = (isUnnamed ? `=${text}` : text).split('&');
  const pairs = sequences.filter((sequence) => sequence !== '').map(splitSequence);
  const used = (useCharset ? findCharset(pairs) : null) ?? encodingOf(encoding);
  return pairs.map(({ name, value }) => [
    used.decode(percentDecode(name)),
    used.decode(percentDecode(value)),
  ]);
}

/**
 * Serializes name-value tuples as application/x-www-form-urlencoded data in any encoding. A code
 * point that the encoding lacks becomes a percent-encoded decimal character reference, such as
 * `%26%238721%3B`.
 *
 * @param tuples Names and values; lone surrogates in them become U+FFFD.
 * @returns An ASCII string. For encodings without an encoder (UTF-16, replacement), UTF-8 is used.
 * @throws {RangeError} If no encoding has the label `encoding`.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeForm(
  tuples: Iterable<readonly [name: string, value: string]>,
  options?: SerializeFormOptions,
): string {
  const { encoding = 'utf-8' } = readOptions(options, serializeChecks);
  return serializeURLEncoded(tuples, encodingOf(encoding));
}

interface EncodedPair {
  readonly name: string;
  readonly value: string;
}

function splitSequence(sequence: string): EncodedPair {
  const text = replacePluses(sequence);
  const nameLength = nameLengthOf(text);
  return { name: text.slice(0, nameLength), value: text.slice(nameLength + 1) };
}

function findCharset(pairs: readonly EncodedPair[]): CharacterEncoding | null {
  for (const { name, value } of pairs) {
    const found = name === '_charset_' ? getEncoding(value) : null;
    if (found !== null) return found;
  }
  return null;
}

function encodingOf(encoding: FormEncoding): CharacterEncoding {
  const found = typeof encoding === 'string' ? getEncoding(encoding) : encoding;
  if (found === null) throw new RangeError('The Encoding standard has no encoding with this label');
  return found;
}

export type { BufferSource } from '@urlkit/infra';
export type { CharacterEncoding } from '@urlkit/percent-encoding';
