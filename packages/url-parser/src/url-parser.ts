// https://url.spec.whatwg.org/#concept-url-parser

import { readOptions } from '@urlkit/infra/internal';
import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL } from '@urlkit/url-serializer';
import { readBase } from './base-url.js';
import { canonicalOriginEnd } from './canonical-forms.js';
import { prepareInput } from './input.js';
import { type CommonOptions, type ParseURLOptions, parserChecks } from './options.js';
import { reportErrors } from './reports.js';
import { createRun } from './run.js';
import { runParser } from './states.js';
import { stringOf, type URLInput } from './url-input.js';

/**
 * Parses a URL with the basic URL parser. With `resolveBlobURL`, it also resolves blob: URLs.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @returns A new URL record; null if the URL, or the base URL, does not parse.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(url: URLInput, options?: ParseURLOptions): URLRecord | null {
  const own = readOptions(options, parserChecks);
  const record = parseNewURL(url, own);
  if (own.resolveBlobURL !== undefined && record?.scheme === 'blob') {
    record.blobURLEntry = own.resolveBlobURL(record);
  }
  return record;
}

/** The basic URL parser, without a URL to change. The options are checked already. */
export function parseNewURL(url: URLInput, options: CommonOptions): URLRecord | null {
  const input = stringOf(url, 'url');
  const { base = null, encoding, onValidationError } = options;
  const openedBase = base === null ? null : readBase(base, 'options.base');
  if (base !== null && openedBase === null) return null;
  const isReported = onValidationError !== undefined;
  const text = prepareInput(input);
  const run = createRun(text, openedBase, encoding);
  const originEnd = isReported ? -1 : canonicalOriginEnd(text);
  const href = runParser(run, originEnd, originEnd);
  if (isReported) reportErrors(run, input, true, onValidationError);
  return href === null ? null : deserializeURL(href);
}
