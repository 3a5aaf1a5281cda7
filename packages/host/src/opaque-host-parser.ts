// https://url.spec.whatwg.org/#concept-opaque-host-parser

import type { Range } from '@urlkit/infra';
import { assertString, copyOf, mustBeFunction, readOptions } from '@urlkit/internal';
import {
  c0ControlPercentEncodeSet,
  findInvalidURLUnit,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { forbiddenHostCodePoint } from './forbidden-code-points.js';
import { type EmptyHost, emptyHost, type Host, type OpaqueHost } from './host.js';
import type { HostReportOptions } from './host-parser-options.js';
import {
  type HostFailure,
  type HostValidationErrorSink,
  hostFailure,
  reportFailure,
} from './validation-errors.js';

/**
 * Parses an opaque host.
 *
 * @param input A scalar value string.
 * @returns The opaque host, the empty host for the empty string, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-opaque-host-parser
 */
export function parseOpaqueHost(
  input: string,
  options?: HostReportOptions,
): OpaqueHost | EmptyHost | null {
  assertString(input, 'input');
  const { onValidationError } = readOptions(options, { onValidationError: mustBeFunction });
  const host = opaqueHostOrFailure(copyOf(input));
  if (onValidationError) reportOpaqueHost(input, host, onValidationError);
  return host.kind === 'failure' ? null : host;
}

/** Runs the opaque-host parser. Returns the host, or why it fails. */
export function opaqueHostOrFailure(input: string): OpaqueHost | EmptyHost | HostFailure {
  if (input === '') return emptyHost;
  const start = input.search(forbiddenHostCodePoint);
  if (start !== -1) {
    return hostFailure('host-invalid-code-point', () => ({ start, end: start + 1 }));
  }
  return { kind: 'opaque', value: utf8PercentEncode(input, c0ControlPercentEncodeSet) };
}

/**
 * Reports why an opaque host fails. If it does not, reports the first code point that is not a URL
 * code point, and the first U+0025 (%) without two hex digits after it.
 */
export function reportOpaqueHost(
  input: string,
  host: Host | HostFailure,
  onValidationError: HostValidationErrorSink,
): void {
  if (host.kind === 'failure') {
    reportFailure(host, onValidationError);
    return;
  }
  const first = new Map<boolean, Range>();
  for (let unit = findInvalidURLUnit(input); unit; unit = findInvalidURLUnit(input, unit.end)) {
    const isPercentSign = input[unit.start] === '%';
    if (!first.has(isPercentSign)) first.set(isPercentSign, unit);
  }
  for (const isPercentSign of [false, true]) {
    const range = first.get(isPercentSign);
    if (range) onValidationError({ name: 'invalid-URL-unit', ...range, fatal: false });
  }
}
