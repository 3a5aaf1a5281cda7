// Collects validation errors in a list of limited length.

import type { URLValidationError, ValidationErrorName } from '@urlkit/url-parser';

/** The first errors that a parser has reported. */
export interface CollectedErrors {
  readonly errors: readonly URLValidationError[];
  /** The number of other errors. */
  readonly omitted: number;
}

/** Collects errors. */
export interface ErrorCollector {
  readonly add: (error: URLValidationError) => void;
  readonly finish: () => CollectedErrors;
}

// The parser reports each code unit, or each backslash, of a run.
const REPORTED_ONE_BY_ONE: readonly ValidationErrorName[] = [
  'invalid-URL-unit',
  'invalid-reverse-solidus',
];

/**
 * Creates a collector that keeps the first errors up to a limit, and the fatal one. Adjacent errors with the same
 * name and the same fix become one.
 */
export function createErrorCollector(
  limit: number,
  areAlike: (a: URLValidationError, b: URLValidationError) => boolean,
): ErrorCollector {
  const errors: URLValidationError[] = [];
  let last: URLValidationError | null = null;
  // The last error, before it was joined with others: it is short, so comparing it takes constant time.
  let lastReported: URLValidationError | null = null;
  let count = 0;
  const keepLast = (): void => {
    if (last === null) return;
    count++;
    if (errors.length < limit || last.fatal) errors.push(last);
  };
  return {
    add(error) {
      const joined = last !== null &&
        lastReported !== null &&
        last.end === error.start &&
        last.name === error.name &&
        REPORTED_ONE_BY_ONE.includes(error.name) &&
        areAlike(lastReported, error) && { ...last, end: error.end };
      if (!joined) keepLast();
      last = joined || error;
      lastReported = error;
    },
    finish() {
      keepLast();
      last = null;
      return { errors, omitted: count - errors.length };
    },
  };
}
