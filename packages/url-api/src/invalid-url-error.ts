// https://url.spec.whatwg.org/#dom-url-url

import type { URLValidationError } from '@urlkit/url-parser';

/**
 * The error that the constructor of URL and its `href` setter throw for input that does not parse.
 *
 * @see https://url.spec.whatwg.org/#dom-url-url
 */
export interface InvalidURLError extends TypeError {
  /** The code of the same error in Node. */
  readonly code: 'ERR_INVALID_URL';
  /** The validation error that made parsing fail; offsets are in code units of the argument. */
  readonly validationError: URLValidationError;
}

/** Finds out why an argument does not parse. */
export type FailureFinder = () => Pick<InvalidURLError, 'message' | 'code' | 'validationError'>;

/**
 * Returns a function that describes an argument that does not parse. It does not repeat the argument,
 * which may contain secrets.
 */
export function failureFinder(
  argument: 'URL' | 'base URL',
  findError: () => URLValidationError,
): FailureFinder {
  return () => {
    const validationError = findError();
    const message = `Invalid ${argument}: ${validationError.name} at ${validationError.start}`;
    return { message, code: 'ERR_INVALID_URL', validationError };
  };
}
