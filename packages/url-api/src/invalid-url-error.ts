// https://url.spec.whatwg.org/#dom-url-url

import { basicParseURL, type URLValidationError } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';

/** What the constructor of URL and its `href` setter throw for input that does not parse. */
export interface InvalidURLError extends TypeError {
  readonly code: 'ERR_INVALID_URL';
  /** The validation error that parsing ended with; offsets are in code units of the argument. */
  readonly validationError: URLValidationError;
}

/**
 * Makes the error for input that the API URL parser fails on. It does not repeat the input, which
 * may hold secrets.
 */
export function invalidURLError(input: string, base?: string): InvalidURLError {
  const parsedBase = base === undefined ? null : basicParseURL(base);
  const isBaseAtFault = base !== undefined && parsedBase === null;
  const validationError = isBaseAtFault ? failureOf(base, null) : failureOf(input, parsedBase);
  const argument = isBaseAtFault ? 'base URL' : 'URL';
  const message = `Invalid ${argument}: ${validationError.name} at ${validationError.start}`;
  return Object.assign(new TypeError(message), {
    code: 'ERR_INVALID_URL' as const,
    validationError,
  });
}

function failureOf(input: string, base: Readonly<URLRecord> | null): URLValidationError {
  const errors: URLValidationError[] = [];
  basicParseURL(input, { base, onValidationError: (error) => errors.push(error) });
  // A parser without a state override reports an error last if it fails.
  return errors[errors.length - 1] as URLValidationError;
}
