// https://url.spec.whatwg.org/#concept-domain-parser

import { domainToASCII } from '@urlkit/idna';
import { isASCIIString, type Range } from '@urlkit/infra';
import { forbiddenDomainCodePoint } from './forbidden-code-points.js';
import { labelRanges } from './label-ranges.js';
import type { HostValidationErrorSink } from './validation-errors.js';

/**
 * Parses a domain.
 *
 * @param domain A scalar value string.
 * @param beStrict Whether the domain has to meet the rules for valid domains.
 * @param onValidationError Receives validation errors; offsets are in code units of `domain`.
 * @returns The domain in ASCII, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-domain-parser
 */
export function parseDomain(
  domain: string,
  beStrict = false,
  onValidationError?: HostValidationErrorSink,
): string | null {
  if (typeof domain !== 'string') return null;
  const result = beStrict
    ? domainToASCII(domain, true)
    : parseDomainQuietly(domain, onValidationError);
  // The strict result has no other use in the lenient case, so it is only asked for with a sink.
  const isReported = result === null && !beStrict;
  if (onValidationError && !isReported && domainToASCII(domain, true) === null) {
    const range = findLabel(domain, (label) => domainToASCII(label, true) === null);
    onValidationError({ name: 'domain-to-ASCII', ...range, fatal: beStrict });
  }
  return result;
}

/** Does what {@link parseDomain} does, not strictly, and reports nothing but a failure’s error. */
export function parseDomainQuietly(
  domain: string,
  onValidationError?: HostValidationErrorSink,
): string | null {
  const result = parseLeniently(domain);
  if (result === null && onValidationError) {
    // ASCII domains are exempt, and their labels with them.
    const isExempt = isASCIIString(domain);
    const range = findLabel(domain, (label) => fails(isExempt ? label : domainToASCII(label)));
    onValidationError({ name: 'domain-to-ASCII', ...range, fatal: true });
  }
  return result;
}

// Most domains: of what they are made of, nothing is forbidden.
const plainDomain = /^[A-Za-z\d.-]+$/;

function parseLeniently(domain: string): string | null {
  if (plainDomain.test(domain)) return domain.toLowerCase();
  // ASCII domains are exempt from Unicode ToASCII, due to web compatibility.
  const result = isASCIIString(domain) ? domain.toLowerCase() : domainToASCII(domain, false);
  return result === '' || fails(result) ? null : result;
}

function fails(result: string | null): boolean {
  return result === null || forbiddenDomainCodePoint.test(result);
}

// Such a domain is too long as a whole, whatever its labels are.
const LONGEST_DOMAIN = 253;

// The first label at fault; all labels together may be, too.
function findLabel(domain: string, isAtFault: (label: string) => boolean): Range {
  const ranges = domain.length > LONGEST_DOMAIN ? [] : labelRanges(domain);
  const label = ranges.find(({ start, end }) => isAtFault(domain.slice(start, end)));
  return label ?? { start: 0, end: domain.length };
}
