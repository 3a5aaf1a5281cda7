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
  /** The validation error that parsing ended with; offsets are in code units of the argument. */
  readonly validationError: URLValidationError;
}

/** Called for an argument that does not parse. */
export type Fail<Failure> = (
  argument: 'URL' | 'base URL',
  findError: () => URLValidationError,
) => Failure;

// Some engines can leave the topmost calls out of a stack trace.
const TracedError: ErrorConstructor & {
  captureStackTrace?(error: object, calledFunction: unknown): void;
} = Error;

/**
 * Throws the error for an argument that does not parse. It does not repeat the argument, which may
 * contain secrets.
 *
 * @param calledFunction The function that the user called. The stack trace begins at the call.
 * @throws {InvalidURLError} Always.
 */
export function throwInvalidURLError(
  argument: 'URL' | 'base URL',
  findError: () => URLValidationError,
  calledFunction: unknown,
): never {
  const validationError = findError();
  const message = `Invalid ${argument}: ${validationError.name} at ${validationError.start}`;
  const error: InvalidURLError = Object.assign(new TypeError(message), {
    code: 'ERR_INVALID_URL' as const,
    validationError,
  });
  TracedError.captureStackTrace?.(error, calledFunction);
  throw error;
}
