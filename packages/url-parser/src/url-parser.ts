// https://url.spec.whatwg.org/#concept-url-parser

import { mustBeFunction, readOptions } from '@urlkit/infra/arguments';
import { getOutputEncoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { recordOf } from '@urlkit/url-serializer/serialized-url';
import { readBase } from './base-url.js';
import { commonChecks } from './option-checks.js';
import type { BaseOptions, ParseURLOptions, SetAttributeOptions } from './options.js';
import { parse, runStates } from './parse.js';
import { reportErrors } from './reports.js';

/**
 * Parses a URL with the basic URL parser. With `resolveBlobURL`, it also resolves blob: URLs.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns A new URL record; null if the URL, or the base URL, does not parse.
 * @throws {RangeError} If no encoding has the label `encoding`.
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
