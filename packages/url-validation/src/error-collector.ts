// Collects validation errors in a list of limited length.

import type { Finding } from './error-catalogue.js';

/** The first errors that a parser has reported. */
export interface CollectedErrors {
  readonly errors: readonly Finding[];
  /** The number of other errors. */
  readonly omitted: number;
}

/** Collects errors. */
export interface ErrorCollector {
  readonly add: (error: Finding) => void;
  readonly finish: () => CollectedErrors;
}

/**
 * Creates a collector that keeps the first errors up to a limit, and the fatal one. Errors that are alike, and whose
 * ranges touch, become one: the parser reports each code unit, backslash or slash of a run.
 */
export function createErrorCollector(
  limit: number,
  areAlike: (a: Finding, b: Finding) => boolean,
): ErrorCollector {
  const errors: Finding[] = [];
  let last: Finding | null = null;
  // The last error, before it was joined with others: it is short, so comparing it takes constant time.
  let lastReported: Finding | null = null;
  let count = 0;
  const keepLast = (): void => {
    if (last === null) return;
    count++;
    if (errors.length < limit || last.fatal) errors.push(last);
  };
  return {
    add(error) {
      const touches = last !== null && last.start <= error.start && error.start <= last.end;
      const isAlike =
        lastReported?.name === error.name &&
        lastReported.fatal === error.fatal &&
        areAlike(lastReported, error);
      const joined = last !== null &&
        touches &&
        isAlike && { ...last, end: Math.max(last.end, error.end) };
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
