// https://encoding.spec.whatwg.org/#concept-encoding-get: labels in place of encodings. The edition itself needs no
// tables of encodings, so only the subpath does.

import { assertString, readOptions } from '@urlkit/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import type { URLAlgorithms } from '@urlkit/url-api';
import { algorithms as algorithmsOfEdition } from './algorithms.js';
import type { ParseURLOptions as OptionsWithEncoding } from './machine.js';
import type { ParsedURL } from './parsed-url.js';
import { parseChecks, parseURL as parseURLInEncoding } from './url-parser.js';

/** Options for {@link parseURL}. */
export interface ParseURLOptions extends Omit<OptionsWithEncoding, 'encoding'> {
  /** The encoding of the query, as `getEncoding` returns it, or a label of one; null or undefined for UTF-8. */
  readonly encoding?: Encoding | string | null | undefined;
}

/**
 * Parses a URL. With `url` and `stateOverride`, it parses one component and changes `url` in place; if it fails,
 * changes that it has already made remain.
 *
 * @param input Any string. Lone surrogates are read as U+FFFD. Without `url`, leading and trailing white space is
 * removed.
 * @returns The new or changed parsed URL; null for failure, also of the base URL.
 * @throws {RangeError} If no encoding has the label `encoding`.
 * @see URL Living Standard, 28 December 2012, 5.2 Parsing
 */
export function parseURL(input: string, options?: ParseURLOptions): ParsedURL | null {
  assertString(input, 'input');
  const { encoding, ...others } = readOptions(options, parseChecks);
  return parseURLInEncoding(input, {
    ...others,
    encoding: typeof encoding === 'string' ? encodingOf(encoding) : encoding,
  });
}

/**
 * The algorithms of the edition: what `URLUtils` of `@urlkit/url-api` takes as its second argument.
 *
 * @see URL Living Standard, 28 December 2012, 7.2 Interface URLUtils
 */
export const algorithms: URLAlgorithms<ParsedURL> = {
  ...algorithmsOfEdition,
  getEncoding: encodingOf,
};

function encodingOf(label: string): Encoding {
  const encoding = getEncoding(label);
  if (encoding === null)
    throw new RangeError('The Encoding standard has no encoding with this label');
  return encoding;
}
