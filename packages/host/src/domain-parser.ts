// https://url.spec.whatwg.org/#concept-domain-parser

import { domainToASCII, unicodeToASCII } from '@urlkit/idna';
import { assertString, copyOf, mustBeBoolean, mustBeFunction, readOptions } from '@urlkit/internal';
import { forbiddenDomainCodePoint } from './forbidden-code-points.js';
import type { ParseDomainOptions } from './host-parser-options.js';
import { FORBIDDEN_UNIT, hostUnitsOf, NON_ASCII_UNIT } from './host-units.js';
import { labelRanges } from './label-ranges.js';
import {
  type HostFailure,
  type HostValidationErrorSink,
  hostFailure,
  reportFailure,
} from './validation-errors.js';

// The maximum length of a valid domain.
const LONGEST_DOMAIN = 253;
const STRICT = { beStrict: true };

/**
 * Parses a domain.
 *
 * @param domain A scalar value string.
 * @returns The domain in ASCII, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-domain-parser
 */
export function parseDomain(domain: string, options?: ParseDomainOptions): string | null {
  assertString(domain, 'domain');
  const { beStrict = false, onValidationError } = readOptions(options, {
    beStrict: mustBeBoolean,
    onValidationError: mustBeFunction,
  });
  const result = beStrict
    ? (domainToASCII(domain, STRICT) ?? strictFailure(domain))
    : domainOrFailure(domain);
  if (onValidationError) reportDomain(domain, result, onValidationError);
  if (typeof result !== 'string') return null;
  return result === domain ? copyOf(domain) : result;
}

/** Reports that a domain does not parse, or that it parses but is not valid. */
export function reportDomain(
  domain: string,
  result: string | HostFailure,
  onValidationError: HostValidationErrorSink,
): void {
  if (typeof result !== 'string') {
    reportFailure(result, onValidationError);
    return;
  }
  // With beStrict, the domain parser returns the same result or fails.
  const isValid = result.length <= LONGEST_DOMAIN && domainToASCII(domain, STRICT) !== null;
  if (!isValid) reportFailure(strictFailure(domain), onValidationError, false);
}

function strictFailure(domain: string): HostFailure {
  return labelFailure(domain, (label) => domainToASCII(label, STRICT) === null);
}

/** Runs the domain parser without beStrict. Returns the domain in ASCII, or why it fails. */
export function domainOrFailure(domain: string): string | HostFailure {
  const units = hostUnitsOf(domain);
  // ASCII domains are exempt from Unicode ToASCII, for web compatibility.
  if (units < NON_ASCII_UNIT) {
    return units >= FORBIDDEN_UNIT || domain === ''
      ? labelFailure(domain, (label) => forbiddenDomainCodePoint.test(label), /\./g)
      : domain.toLowerCase();
  }
  // Empty if all code points are ignored.
  return toASCII(domain) || labelFailure(domain, (label) => toASCII(label) === null);
}

// Null if the domain is not valid, or has a forbidden domain code point.
function toASCII(domain: string): string | null {
  const asciiDomain = unicodeToASCII(domain);
  const isForbidden = asciiDomain !== null && (hostUnitsOf(asciiDomain) & FORBIDDEN_UNIT) !== 0;
  return isForbidden ? null : asciiDomain;
}

// The range of the first label at fault. It is the whole domain if each label is valid by itself, or if it is too long to
// convert each; separators are given where nothing is converted.
function labelFailure(
  domain: string,
  isAtFault: (label: string) => boolean,
  separators?: RegExp,
): HostFailure {
  return hostFailure('domain-to-ASCII', () => {
    const isTooLong = separators === undefined && domain.length > LONGEST_DOMAIN;
    const ranges = isTooLong ? [] : labelRanges(domain, separators);
    const label = ranges.find(({ start, end }) => isAtFault(domain.slice(start, end)));
    return label ?? { start: 0, end: domain.length };
  });
}
