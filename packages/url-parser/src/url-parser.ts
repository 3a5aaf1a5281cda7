// https://url.spec.whatwg.org/#concept-url-parser
// The URL parser over records, and as HTML calls it.

import { checkedLater, mustBeFunction, type OptionChecks, readOptions } from '@urlkit/internal';
import { getOutputEncoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { parseInput, runFromStart } from './parse.js';
import type {
  BaseOptions,
  ParseAndSerializeOptions,
  ParseURLOptions,
  SetAttributeOptions,
} from './parser-options.js';
import { placesOf } from './places.js';
import { reportErrors } from './reports.js';
import { toBaseURL } from './resolve.js';

const parseURLChecks: OptionChecks<ParseURLOptions> = {
  base: checkedLater,
  encoding: checkedLater,
  onValidationError: mustBeFunction,
  resolveBlobURL: mustBeFunction,
};
const serializeChecks: OptionChecks<ParseAndSerializeOptions> = {
  base: checkedLater,
  encoding: checkedLater,
};

/**
 * Parses a URL with the basic URL parser. With `resolveBlobURL`, it also resolves blob: URLs.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns A new URL record; null if the URL, or the base URL, does not parse.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(url: URLInput, options?: ParseURLOptions): URLRecord | null {
  const own = readOptions(options, parseURLChecks);
  const record = parseNewURL(url, own);
  if (own.resolveBlobURL !== undefined && record?.scheme === 'blob') {
    record.blobURLEntry = own.resolveBlobURL(record);
  }
  return record;
}

/** The basic URL parser, without a URL to change. The options are checked already. */
export function parseNewURL(
  url: URLInput,
  options: BaseOptions & SetAttributeOptions,
): URLRecord | null {
  const input = urlStringOf(url);
  const { base, onValidationError } = options;
  const encoding = getOutputEncoding(options.encoding, 'options.encoding');
  const baseURL = toBaseURL(base);
  if (baseURL !== null && baseURL.failure !== null) return null;
  if (onValidationError === undefined) {
    const parsed = parseInput(input, baseURL, encoding);
    return parsed.failure === null ? deserializeURL(parsed) : null;
  }
  const run = runFromStart(input, baseURL, encoding);
  reportErrors(run, placesOf(run), input, onValidationError);
  return run.failure === null ? deserializeURL(run.href) : null;
}

/**
 * Parses a URL, against a base URL if one is given, and serializes it.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns The URL, serialized; or null if it, or the base URL, does not parse.
 * @see https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url
 * @example
 * ```ts
 * parseAndSerialize('../c d', { base: 'https://example.org/a/b' }); // 'https://example.org/c%20d'
 * ```
 */
export function parseAndSerialize(
  url: URLInput,
  options?: ParseAndSerializeOptions,
): string | null {
  const input = urlStringOf(url);
  const own = readOptions(options, serializeChecks);
  const base = toBaseURL(own.base);
  if (base !== null && base.failure !== null) return null;
  const encoding = getOutputEncoding(own.encoding, 'options.encoding');
  const result = parseInput(input, base, encoding);
  return result.failure === null ? result.href : null;
}
