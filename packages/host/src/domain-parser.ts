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
  const result = beStrict ? domainToASCII(domain, true) : parseLeniently(domain);
  // The strict result has no other use in the lenient case, so it is only asked for with a sink.
  if (onValidationError && (beStrict ? result : domainToASCII(domain, true)) === null) {
    const range = findLabelAtFault(domain);
    onValidationError({ name: 'domain-to-ASCII', ...range, fatal: result === null });
  }
  return result;
}

/** Does what {@link parseDomain} does, not strictly, and reports nothing but a failure’s error. */
export function parseDomainQuietly(
  domain: string,
  onValidationError?: HostValidationErrorSink,
): string | null {
  const result = parseLeniently(domain);
  if (result === null) {
    onValidationError?.({ name: 'domain-to-ASCII', ...findLabelAtFault(domain), fatal: true });
  }
  return result;
}

// Most domains: of what they are made of, nothing is forbidden.
const plainDomain = /^[A-Za-z\d.-]+$/;

function parseLeniently(domain: string): string | null {
  if (plainDomain.test(domain)) return domain.toLowerCase();
  // ASCII domains are exempt from Unicode ToASCII, due to web compatibility.
  const result = isASCIIString(domain) ? domain.toLowerCase() : domainToASCII(domain, false);
  return result === null || result === '' || forbiddenDomainCodePoint.test(result) ? null : result;
}

// Such a domain is too long as a whole, whatever its labels are.
const LONGEST_DOMAIN = 253;

function findLabelAtFault(domain: string): Range {
  const ranges = domain.length > LONGEST_DOMAIN ? [] : labelRanges(domain);
  const fails = ({ start, end }: Range): boolean =>
    domainToASCII(domain.slice(start, end), true) === null;
  return ranges.find(fails) ?? { start: 0, end: domain.length };
}
