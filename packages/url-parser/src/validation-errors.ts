// https://url.spec.whatwg.org/#validation-error

import type { HostValidationErrorName } from '@urlkit/host';
import type { ValidationError, ValidationErrorSink } from '@urlkit/infra';

/**
 * The name of a validation error of the URL parser.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export type ValidationErrorName =
  | HostValidationErrorName
  | 'special-scheme-missing-following-solidus'
  | 'missing-scheme-non-relative-URL'
  | 'invalid-reverse-solidus'
  | 'invalid-credentials'
  | 'host-missing'
  | 'port-out-of-range'
  | 'port-invalid'
  | 'file-invalid-Windows-drive-letter'
  | 'file-invalid-Windows-drive-letter-host';

/** A validation error of the URL parser. */
export type URLValidationError = ValidationError<ValidationErrorName>;

/** Receives the validation errors of one run of the URL parser, in the order in which it finds them. */
export type URLValidationErrorSink = ValidationErrorSink<ValidationErrorName>;
