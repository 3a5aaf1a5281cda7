// https://url.spec.whatwg.org/#concept-host-parser

import { parseIPv6 } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { parseDomain } from './domain-parser.js';
import { endsInANumber } from './ends-in-a-number-checker.js';
import type { Host } from './host.js';
import { parseIPv4 } from './ipv4-parser.js';
import { rangeInInput } from './label-ranges.js';
import { parseOpaqueHost } from './opaque-host-parser.js';
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
  return parseDomainOrIPv4(input, onValidationError);
}

function parseBracketedHost(
  input: string,
  onValidationError?: HostValidationErrorSink,
): Host | null {
  if (!input.endsWith(']')) {
    // At fault is what stands behind the closing bracket, or else the opening one.
    const close = input.lastIndexOf(']');
    const range = close === -1 ? { start: 0, end: 1 } : { start: close + 1, end: input.length };
    onValidationError?.({ name: 'IPv6-unclosed', ...range, fatal: true });
    return null;
  }
  const value = parseIPv6(
    input.slice(1, -1),
    onValidationError &&
      ((error) => onValidationError({ ...error, start: error.start + 1, end: error.end + 1 })),
  );
  return value && { kind: 'ipv6', value };
}

function parseDomainOrIPv4(
  input: string,
  onValidationError?: HostValidationErrorSink,
): Host | null {
  let domain = input;
  if (input.includes('%')) {
    domain = utf8PercentDecode(input);
    const encoded = onValidationError && /(?:%[\dA-Fa-f]{2})+/.exec(input);
    if (encoded) {
      const end = encoded.index + encoded[0].length;
      onValidationError({
        name: 'domain-percent-encoded',
        start: encoded.index,
        end,
        fatal: false,
      });
    }
  }
  const asciiDomain = parseDomain(
    domain,
    false,
    onValidationError &&
      ((error) => onValidationError({ ...error, ...rangeInInput(error, domain, input) })),
  );
  if (asciiDomain === null) return null;
  if (!endsInANumber(asciiDomain)) return { kind: 'domain', value: asciiDomain };
  const value = parseIPv4(
    asciiDomain,
    onValidationError &&
      ((error) => onValidationError({ ...error, ...rangeInInput(error, asciiDomain, input) })),
  );
  return value === null ? null : { kind: 'ipv4', value };
}
