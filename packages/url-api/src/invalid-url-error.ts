// https://url.spec.whatwg.org/#dom-url-url

import { findFailure, type URLValidationError } from '@urlkit/url-parser';

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
  const baseFailure = base === undefined ? null : findFailure(base);
  const argument = baseFailure === null ? 'URL' : 'base URL';
  // A parser without a state override reports an error if it fails.
  const validationError = (baseFailure ?? findFailure(input, base)) as URLValidationError;
  const message = `Invalid ${argument}: ${validationError.name} at ${validationError.start}`;
  return Object.assign(new TypeError(message), {
    code: 'ERR_INVALID_URL' as const,
    validationError,
  });
}
