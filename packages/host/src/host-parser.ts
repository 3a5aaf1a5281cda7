// https://url.spec.whatwg.org/#concept-host-parser

import { parseIPv6 } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { parseDomain, parseDomainQuietly } from './domain-parser.js';
import { endsInANumber } from './ends-in-a-number-checker.js';
import type { Host } from './host.js';
import { parseIPv4, parseIPv4Quietly } from './ipv4-parser.js';
import { rangeInInput } from './label-ranges.js';
import { parseOpaqueHost, parseOpaqueHostQuietly } from './opaque-host-parser.js';
import type { HostValidationErrorSink } from './validation-errors.js';

/**
 * Parses a host.
 *
 * @param input A scalar value string; an IPv6 address stands in brackets.
 * @param isOpaque Whether the host belongs to a URL that is not special.
 * @param onValidationError Receives validation errors; offsets are in code units of `input`.
 * @returns The host, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHost(
  input: string,
  isOpaque = false,
  onValidationError?: HostValidationErrorSink,
): Host | null {
  if (typeof input !== 'string') return null;
  if (input.startsWith('[')) return parseBracketedHost(input, onValidationError);
  if (isOpaque) return parseOpaqueHost(input, onValidationError);
  const encoded = onValidationError && /(?:%[\dA-Fa-f]{2})+/.exec(input);
  if (encoded) {
    const { index: start } = encoded;
    const end = start + encoded[0].length;
    onValidationError({ name: 'domain-percent-encoded', start, end, fatal: false });
  }
  const toASCII: ToASCII = (domain, sink) => parseDomain(domain, false, sink);
  return parseDomainOrIPv4(input, toASCII, parseIPv4, onValidationError);
}

/**
 * Does what {@link parseHost} does, but does not look for validation errors that are no failure.
 * Without the code for that it weighs less.
 *
 * @param input A scalar value string; an IPv6 address stands in brackets.
 * @param isOpaque Whether the host belongs to a URL that is not special.
 * @param onValidationError Receives, last of all, the validation error of a failure; offsets are in
 *   code units of `input`.
 * @returns The host, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHostQuietly(
  input: string,
  isOpaque = false,
  onValidationError?: HostValidationErrorSink,
): Host | null {
  if (typeof input !== 'string') return null;
  if (input.startsWith('[')) return parseBracketedHost(input, onValidationError);
  if (isOpaque) return parseOpaqueHostQuietly(input, onValidationError);
  return parseDomainOrIPv4(input, parseDomainQuietly, parseIPv4Quietly, onValidationError);
}

function parseBracketedHost(
  input: string,
  onValidationError?: HostValidationErrorSink,
): Host | null {
  if (!input.endsWith(']')) {
    // At fault is what stands behind the closing bracket, or else the opening one.
    const start = input.lastIndexOf(']') + 1;
    const end = start === 0 ? 1 : input.length;
    onValidationError?.({ name: 'IPv6-unclosed', start, end, fatal: true });
    return null;
  }
  const value = parseIPv6(
    input.slice(1, -1),
    onValidationError &&
      ((error) => onValidationError({ ...error, start: error.start + 1, end: error.end + 1 })),
  );
  return value && { kind: 'ipv6', value };
}

type ToASCII = (domain: string, onValidationError?: HostValidationErrorSink) => string | null;
type ToIPv4 = (input: string, onValidationError?: HostValidationErrorSink) => number | null;

function parseDomainOrIPv4(
  input: string,
  toASCII: ToASCII,
  toIPv4: ToIPv4,
  onValidationError?: HostValidationErrorSink,
): Host | null {
  const sinkFor = (form: string): HostValidationErrorSink | undefined =>
    onValidationError &&
    ((error) => onValidationError({ ...error, ...rangeInInput(error, form, input) }));
  const domain = input.includes('%') ? utf8PercentDecode(input) : input;
  const asciiDomain = toASCII(domain, sinkFor(domain));
  if (asciiDomain === null) return null;
  if (!endsInANumber(asciiDomain)) return { kind: 'domain', value: asciiDomain };
  const value = toIPv4(asciiDomain, sinkFor(asciiDomain));
  return value === null ? null : { kind: 'ipv4', value };
}
