// https://url.spec.whatwg.org/#concept-url-parser

import { requireRecord, type URLRecord } from '@urlkit/url-record';
import { createMachine, run } from './machine.js';
import type { ParseURLOptions, QuietParserOptions } from './options.js';
import { runAndReport } from './state-reports.js';
import { schemeStartState } from './states.js';
import type { URLValidationErrorSink } from './validation-errors.js';

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
  const { base, encoding, onValidationError } = options;
  return runParser(input, { base, encoding }, onValidationError);
}

/** Runs the basic URL parser, with or without validation errors. */
export function runParser(
  input: string,
  options: QuietParserOptions,
  onValidationError?: URLValidationErrorSink,
): URLRecord | null {
  if (typeof input !== 'string') return null;
  const { base = null, stateOverride } = options;
  if (base !== null) requireRecord(base);
  const machine = createMachine(input, options);
  const state = stateOverride ?? schemeStartState;
  return onValidationError === undefined
    ? run(machine, state)
    : runAndReport(input, machine, state, onValidationError);
}
