// A URL, with the ranges and validation errors of the string that it was parsed from.

import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeURL } from '@urlkit/url-serializer';
import { type ComponentRanges, rangesOf } from './component-ranges.js';
import { prepareInput } from './input.js';
import { reportErrors } from './reports.js';
import { createRun, openBase } from './run.js';
import { runParser } from './states.js';
import type { URLValidationErrorSink } from './validation-errors.js';

/** The results of parsing a string. */
export interface ParsedParts {
  /** The URL; null if the string does not parse. */
  readonly url: URLRecord | null;
  /** The ranges of its components in the string; null if the string does not parse. */
  readonly ranges: ComponentRanges | null;
  /** Reports the validation errors. */
  readonly report: (onValidationError: URLValidationErrorSink) => void;
}

/** Parses a string once, for a caller that needs more than the URL. */
export function parseInParts(input: string, base: Readonly<URLRecord> | null): ParsedParts {
  const run = createRun(prepareInput(input), base && openBase(serializeURL(base)));
  const href = runParser(run, -1, -1);
  return {
    url: href === null ? null : deserializeURL(href),
    ranges: href === null ? null : rangesOf(run, input),
    report: (onValidationError) => reportErrors(run, input, true, onValidationError),
  };
}
