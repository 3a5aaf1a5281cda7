// A URL, with the ranges and validation errors of the string that it was parsed from.

import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { recordOf } from '@urlkit/url-serializer/internal';
import { type ComponentRanges, rangesOf } from './component-ranges.js';
import { openBase, trace } from './parse.js';
import { reportErrors } from './reports.js';
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
  const run = trace(input, base && openBase(serializeURL(base)));
  const hasParsed = run.failure === null;
  return {
    url: hasParsed ? recordOf(run) : null,
    ranges: hasParsed ? rangesOf(run, input) : null,
    report: (onValidationError) => reportErrors(run, input, true, onValidationError),
  };
}
