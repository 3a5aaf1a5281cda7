// https://url.spec.whatwg.org/#concept-domain-parser

import { domainToASCII } from '@urlkit/idna';
import { isASCIIString, type Range } from '@urlkit/infra';
import { assertSink, assertString, assertType } from '@urlkit/infra/internal';
import { forbiddenDomainCodePoint } from './forbidden-code-points.js';
import { labelRanges } from './label-ranges.js';
import {
  type HostFailure,
  type HostValidationErrorSink,
  hostFailure,
  reportFailure,
} from './validation-errors.js';

// The maximum length of a valid domain.
const LONGEST_DOMAIN = 253;

/**
 * Parses a domain.
 *
 * @param domain A scalar value string.
 * @param beStrict Whether to apply the rules for valid domains as well.
 * @param onValidationError Receives validation errors; offsets are in code units of `domain`.
 * @returns The domain in ASCII, or null for failure.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#concept-domain-parser
 */
export function parseDomain(
  domain: string,
  beStrict = false,
  onValidationError?: HostValidationErrorSink,
): string | null {
  assertString(domain, 'domain');
  assertType(beStrict, 'beStrict', 'boolean');
  assertSink(onValidationError);
  const result = beStrict
    ? (domainToASCII(domain, true) ?? strictFailure(domain))
    : domainOrFailure(domain);
  if (onValidationError) reportDomain(domain, result, onValidationError);
  return typeof result === 'string' ? result : null;
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
  const isValid = result.length <= LONGEST_DOMAIN && domainToASCII(domain, true) !== null;
  if (!isValid) reportFailure(strictFailure(domain), onValidationError, false);
}

function strictFailure(domain: string): HostFailure {
  return labelFailure(domain, (label) => domainToASCII(label, true) === null);
}

/** Whether a domain only needs to be put in lower case. */
export function isUsualDomain(input: string): boolean {
  return /^[A-Za-z\d.-]+$/.test(input);
}

/** Runs the domain parser without beStrict. Returns the domain in ASCII, or why it fails. */
export function domainOrFailure(domain: string): string | HostFailure {
  return isUsualDomain(domain) ? domain.toLowerCase() : otherDomainOrFailure(domain);
}

/** Like {@link domainOrFailure}, but without first checking whether lower case is enough. */
export function otherDomainOrFailure(domain: string): string | HostFailure {
  // ASCII domains are exempt from Unicode ToASCII, for web compatibility.
  if (isASCIIString(domain)) {
    const forbiddenAt = domain.search(forbiddenDomainCodePoint);
    if (forbiddenAt === -1 && domain !== '') return domain.toLowerCase();
    return hostFailure('domain-to-ASCII', () => labelRangeAt(domain, forbiddenAt));
  }
  const result = domainToASCII(domain, false);
  return isAllowedResult(result) && result !== ''
    ? result
    : labelFailure(domain, (label) => !isAllowedResult(domainToASCII(label)));
}

function isAllowedResult(result: string | null): result is string {
  return result !== null && !forbiddenDomainCodePoint.test(result);
}

// The range is that of the first label at fault. It is the whole domain if that is too long, or if each label is valid
// by itself.
function labelFailure(domain: string, isAtFault: (label: string) => boolean): HostFailure {
  return hostFailure('domain-to-ASCII', () => {
    const ranges = domain.length > LONGEST_DOMAIN ? [] : labelRanges(domain);
    const label = ranges.find(({ start, end }) => isAtFault(domain.slice(start, end)));
    return label ?? { start: 0, end: domain.length };
  });
}

function labelRangeAt(domain: string, offset: number): Range {
  const start = domain.lastIndexOf('.', offset) + 1;
  const dot = domain.indexOf('.', start);
  return { start, end: dot === -1 ? domain.length : dot };
}
