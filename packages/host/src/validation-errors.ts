// https://url.spec.whatwg.org/#validation-error

import type { Range, ValidationErrorSink } from '@urlkit/infra';
import type { IPv6ValidationErrorName } from '@urlkit/ipv6';

/**
 * The names of the validation errors of the host parser and the parsers that it calls.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export type HostValidationErrorName =
  | IPv6ValidationErrorName
  | 'domain-to-ASCII'
  | 'domain-percent-encoded'
  | 'host-invalid-code-point'
  | 'IPv4-non-ASCII-input'
  | 'IPv4-empty-part'
  | 'IPv4-too-few-parts'
  | 'IPv4-too-many-parts'
  | 'IPv4-non-numeric-part'
  | 'IPv4-non-decimal-part'
  | 'IPv4-out-of-range-part'
  | 'IPv6-unclosed'
  | 'invalid-URL-unit';

/**
 * Called with each validation error of a host parser, in the order in which it finds them.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export type HostValidationErrorSink = ValidationErrorSink<HostValidationErrorName>;

/** The validation error that makes a host parser fail. */
export interface HostFailure {
  /** The discriminant, since the result may be a `Host`. */
  readonly kind: 'failure';
  /** The validation error that makes the parser fail. */
  readonly name: HostValidationErrorName;
  /**
   * Finds the range in the input, in code units. This takes time, and most callers only need to know
   * that the host fails.
   */
  readonly findRange: () => Range;
}

export function hostFailure(name: HostValidationErrorName, findRange: () => Range): HostFailure {
  return { kind: 'failure', name, findRange };
}

/** Reports a failure as a validation error. */
export function reportFailure(
  { name, findRange }: HostFailure,
  onValidationError: HostValidationErrorSink,
  fatal = true,
): void {
  const { start, end } = findRange();
  onValidationError({ name, start, end, fatal });
}
