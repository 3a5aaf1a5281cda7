// A URL, with the ranges and validation errors of the string that it was parsed from.

import type { Range } from '@urlkit/infra';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { locate, recordOf } from '@urlkit/url-serializer/serialized-url';
import { type ComponentRanges, rangesOf } from './component-ranges.js';
import { rangeRestorer } from './input.js';
import { runStates } from './parse.js';
import { reportErrors } from './reports.js';
import { baseURLOf } from './scheme.js';
import type { URLValidationErrorSink } from './validation-errors.js';

/** The results of parsing a string. */
interface ParsedParts {
  /** The URL; null if the string does not parse. */
  readonly url: URLRecord | null;
  /** The ranges of its components in the string; null if the string does not parse. */
  readonly ranges: ComponentRanges | null;
  /** The range of the username and password, whether the string parses or not; null if there are none. */
  readonly userinfo: Range | null;
  /** Reports the validation errors. */
  readonly report: (onValidationError: URLValidationErrorSink) => void;
}

/** Parses a string once, for a caller that needs more than the URL. */
export function parseInParts(input: string, base: Readonly<URLRecord> | null): ParsedParts {
  const run = runStates(input, base && baseURLOf(locate(serializeURL(base))));
  const hasParsed = run.failure === null;
  const { authority } = run;
  const restore = rangeRestorer(input, true);
  const hasUserinfo = authority !== null && authority.start < authority.hostStart;
  return {
    url: hasParsed ? recordOf(run) : null,
    ranges: hasParsed ? rangesOf({ run, restore }) : null,
    userinfo: hasUserinfo ? restore({ start: authority.start, end: authority.hostStart }) : null,
    report: (onValidationError) => reportErrors(run, input, true, onValidationError),
  };
}
