// https://url.spec.whatwg.org/#concept-url-parser
// The functions that parse a URL in any form.

import { mustBeFunction, readOptions } from '@urlkit/infra/arguments';
import { getOutputEncoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { recordOf } from '@urlkit/url-serializer/serialized-url';
import { commonChecks, isCheckedLater, readBase } from './option-checks.js';
import type {
  BaseOptions,
  ParseAndSerializeOptions,
  ParseURLOptions,
  SetAttributeOptions,
} from './options.js';
import { canParse, parse, runStates } from './parse.js';
import { reportErrors } from './reports.js';

/**
 * Parses a URL with the basic URL parser. With `resolveBlobURL`, it also resolves blob: URLs.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns A new URL record; null if the URL, or the base URL, does not parse.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(url: URLInput, options?: ParseURLOptions): URLRecord | null {
  const own = readOptions(options, { ...commonChecks, resolveBlobURL: mustBeFunction });
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
  const baseURL = readBase(base);
  if (baseURL === undefined) return null;
  if (onValidationError === undefined) {
    const parsed = parse(input, baseURL, encoding);
    return parsed.failure === null ? recordOf(parsed) : null;
  }
  const run = runStates(input, baseURL, encoding);
  reportErrors(run, input, true, onValidationError);
  return run.failure === null ? recordOf(run) : null;
}

/**
 * Parses a URL, against a base URL if one is given, and serializes it.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns The URL, serialized; or null if it, or the base URL, does not parse.
 * @see https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url
 */
export function parseAndSerialize(
  url: URLInput,
  options?: ParseAndSerializeOptions,
): string | null {
  const input = urlStringOf(url);
  const own = readOptions(options, { base: isCheckedLater, encoding: isCheckedLater });
  const base = readBase(own.base);
  if (base === undefined) return null;
  const encoding = getOutputEncoding(own.encoding, 'options.encoding');
  const { failure, href } = parse(input, base, encoding);
  return failure === null ? href : null;
}

/**
 * Whether a URL parses, on its own or against a base URL.
 *
 * @param url A string, a `URL` object or a record.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParseURL(url: URLInput, options?: BaseOptions): boolean {
  const input = urlStringOf(url);
  const { base } = readOptions(options, { base: isCheckedLater });
  const baseURL = readBase(base);
  return baseURL !== undefined && canParse(input, baseURL);
}
