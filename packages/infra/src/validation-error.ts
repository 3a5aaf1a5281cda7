// https://url.spec.whatwg.org/#validation-error

import type { Range } from './range.js';

/**
 * A mismatch between an input and valid input, with its range in the input. `fatal` says whether it
 * makes the parser fail; other validation errors do not change the result.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export interface ValidationError<Name extends string = string> extends Range {
  /** The name, exactly as in the standard. */
  readonly name: Name;
  /** Whether it makes the parser fail. */
  readonly fatal: boolean;
}

/** Called with each validation error, in the order in which the parser finds them. */
export type ValidationErrorSink<Name extends string = string> = (
  error: ValidationError<Name>,
) => void;
