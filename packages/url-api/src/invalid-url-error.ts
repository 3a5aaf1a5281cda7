// https://url.spec.whatwg.org/#dom-url-url

import type { URLValidationError } from '@urlkit/url-parser';

/** What the constructor of URL and its `href` setter throw for input that does not parse. */
export interface InvalidURLError extends TypeError {
  readonly code: 'ERR_INVALID_URL';
  /** The validation error that parsing ended with; offsets are in code units of the argument. */
  readonly validationError: URLValidationError;
}

/**
 * Throws the error for an argument that does not parse. It does not repeat the argument, which may
 * hold secrets.
 *
 * @throws {InvalidURLError} Always.
 */
export function throwInvalidURLError(
  argument: 'URL' | 'base URL',
  findError: () => URLValidationError,
): never {
  const validationError = findError();
  const message = `Invalid ${argument}: ${validationError.name} at ${validationError.start}`;
  const error: InvalidURLError = Object.assign(new TypeError(message), {
    code: 'ERR_INVALID_URL' as const,
    validationError,
  });
  throw error;
}
