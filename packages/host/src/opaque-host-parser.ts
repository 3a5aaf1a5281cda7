// https://url.spec.whatwg.org/#concept-opaque-host-parser

import { reportInvalidURLUnits } from '@urlkit/infra';
import { c0ControlPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { forbiddenHostCodePoint } from './forbidden-code-points.js';
import { type EmptyHost, emptyHost, type OpaqueHost } from './host.js';
import type { HostValidationErrorSink } from './validation-errors.js';

/**
 * Parses an opaque host.
 *
 * @param input A scalar value string.
 * @param onValidationError Receives validation errors; offsets are in code units of `input`.
 * @returns The opaque host, the empty host for the empty string, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-opaque-host-parser
 */
export function parseOpaqueHost(
  input: string,
  onValidationError?: HostValidationErrorSink,
): OpaqueHost | EmptyHost | null {
  if (typeof input !== 'string') return null;
  const host = parseOpaqueHostQuietly(input, onValidationError);
  if (host && onValidationError) reportInvalidURLUnitsOnce(input, onValidationError);
  return host;
}

/** Does what {@link parseOpaqueHost} does, but reports nothing but the error of a failure. */
export function parseOpaqueHostQuietly(
  input: string,
  onValidationError?: HostValidationErrorSink,
): OpaqueHost | EmptyHost | null {
  if (input === '') return emptyHost;
  const start = input.search(forbiddenHostCodePoint);
  if (start !== -1) {
    onValidationError?.({ name: 'host-invalid-code-point', start, end: start + 1, fatal: true });
    return null;
  }
  return { kind: 'opaque', value: utf8PercentEncode(input, c0ControlPercentEncodeSet) };
}

// One error for all code points that are no URL code points, and one for all stray U+0025 (%).
function reportInvalidURLUnitsOnce(
  input: string,
  onValidationError: HostValidationErrorSink,
): void {
  const first = new Map<boolean, { start: number; end: number }>();
  reportInvalidURLUnits(input, (start, end) => {
    const isPercentSign = input[start] === '%';
    if (!first.has(isPercentSign)) first.set(isPercentSign, { start, end });
  });
  for (const isPercentSign of [false, true]) {
    const range = first.get(isPercentSign);
    if (range) onValidationError({ name: 'invalid-URL-unit', ...range, fatal: false });
  }
}
