// https://url.spec.whatwg.org/#idna
// Replaces the package under the export condition no-idna: ASCII domains only.

import { isASCIIString } from '@urlkit/infra';
import { assertString, assertType, findBefore } from '@urlkit/infra/internal';
import { asciiDomainToASCII, hasPunycodeLabel } from './ascii-domain.js';
import {
  brokenStrictRule,
  createLengthCheck,
  type DomainFailure,
  failureOf,
} from './domain-failure.js';

export type { DomainFailure, DomainRule } from './domain-failure.js';

/**
 * Converts an ASCII domain to lower case. Its `xn--` labels are not decoded, so they are not checked.
 *
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The domain in lower case, or null if it is not ASCII. With `beStrict`, also null if it breaks
 * the strict rules or has an `xn--` label.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function domainToASCII(domain: string, beStrict = false): string | null {
  assertString(domain, 'domain');
  assertType(beStrict, 'beStrict', 'boolean');
  const isSupported = isASCIIString(domain) && !(beStrict && hasPunycodeLabel(domain));
  return isSupported ? asciiDomainToASCII(domain, beStrict) : null;
}

/**
 * Returns the domain itself, as the standard does for a domain without a valid Unicode form.
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  assertString(domain, 'domain');
  return domain;
}

/**
 * Finds out why `domainToASCII` returns null for a domain.
 *
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The first rule that the domain breaks, with a range of `domain` in code units; null if the
 * domain is valid.
 * @throws {TypeError} If an argument has the wrong type.
 */
export function explainDomainFailure(domain: string, beStrict = false): DomainFailure | null {
  assertString(domain, 'domain');
  assertType(beStrict, 'beStrict', 'boolean');
  const { index } = /[^\0-\x7F]/u.exec(domain) ?? {};
  if (index !== undefined) {
    const isPair = (domain.codePointAt(index) ?? 0) > 0xffff;
    return { rule: 'not-ascii', start: index, end: index + (isPair ? 2 : 1) };
  }
  if (!beStrict) return null;
  const asciiDomain = domain.toLowerCase();
  const lengths = createLengthCheck();
  for (let start = 0; start <= asciiDomain.length; ) {
    const end = findBefore(asciiDomain.length, '.', asciiDomain, start);
    const section = { text: asciiDomain.slice(start, end), start, end };
    const rule = section.text.startsWith('xn--') ? 'punycode' : brokenStrictRule(section.text);
    if (rule !== null) return failureOf(rule, section.text, asciiDomain, section);
    lengths.add(section);
    start = end + 1;
  }
  return lengths.failure();
}
