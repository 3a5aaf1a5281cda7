// https://url.spec.whatwg.org/#validation-error

import type { ValidationErrorSink } from '@urlkit/infra';
import type { IPv6ValidationErrorName } from '@urlkit/ipv6';

/** The validation errors of the host parser and the parsers it calls. */
export type HostValidationErrorName =
  | IPv6ValidationErrorName
  | 'domain-to-ASCII'
  | 'domain-percent-encoded'
  | 'host-invalid-code-point'
  | 'IPv4-empty-part'
  | 'IPv4-too-few-parts'
  | 'IPv4-too-many-parts'
  | 'IPv4-non-numeric-part'
  | 'IPv4-non-decimal-part'
  | 'IPv4-out-of-range-part'
  | 'IPv6-unclosed'
  | 'invalid-URL-unit';

/** Receives the validation errors of the host parsers. */
export type HostValidationErrorSink = ValidationErrorSink<HostValidationErrorName>;
