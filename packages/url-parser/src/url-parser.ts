// https://url.spec.whatwg.org/#concept-url-parser

import { withoutPrototype } from '@urlkit/infra/internal';
import { requireRecord, type URLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeURL } from '@urlkit/url-serializer';
import { originInFormEnd } from './forms.js';
import { prepareInput } from './input.js';
import type { ParseURLOptions } from './options.js';
import { reportErrors } from './reports.js';
import { createRun, openBase } from './run.js';
import { schemeStartState } from './states.js';

/**
 * Parses a URL. Blob URL entries belong to web browsers, so there is nothing to do beside the basic
 * URL parser.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns A new URL record, or null for failure.
 * @throws {TypeError} If the base URL is not a record.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options: ParseURLOptions = {}): URLRecord | null {
  const { base = null, encoding = null, onValidationError } = withoutPrototype(options);
  if (typeof input !== 'string') return null;
  if (base !== null) requireRecord(base);
  const isReported = onValidationError !== undefined;
  const text = prepareInput(input);
  const run = createRun(text, base && openBase(serializeURL(base)), encoding, isReported);
  const href = schemeStartState(run, isReported ? -1 : originInFormEnd(text));
  if (isReported) reportErrors(run, input, true, onValidationError);
  return href === null ? null : deserializeURL(href);
}
