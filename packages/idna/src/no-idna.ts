// https://url.spec.whatwg.org/#idna
// Replaces the package under the export condition no-idna: ASCII domains only.

import { isASCIIString } from '@urlkit/infra';
import { assertString, findBefore } from '@urlkit/internal';
import { asciiDomainToASCII } from './ascii-domain.js';
import {
  brokenStrictRule,
  createLengthCheck,
  type DomainFailure,
  failureOf,
} from './domain-failure.js';
import { type DomainOptions, readBeStrict } from './domain-options.js';

export { orderLongRuns } from './canonical-ordering.js';
export type { DomainFailure, DomainRule } from './domain-failure.js';
export type { DomainOptions } from './domain-options.js';
export { decodePunycode, encodePunycode } from './punycode.js';

/**
 * Converts an ASCII domain to lower case. Its `xn--` labels are not decoded, so they are not checked.
 *
 * @returns The domain in lower case, or null if it is not ASCII. With `beStrict`, also null if it breaks
 * the strict rules or has an `xn--` label.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function domainToASCII(domain: string, options?: DomainOptions): string | null {
  assertString(domain, 'domain');
  const beStrict = readBeStrict(options);
  return isASCIIString(domain) ? asciiDomainToASCII(domain, beStrict) : null;
}

/**
 * Converts an ASCII domain to lower case. Its `xn--` labels are not decoded, so they are not checked.
 *
 * @returns The domain in lower case, or null if it is not ASCII.
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function unicodeToASCII(domain: string): string | null {
  assertString(domain, 'domain');
  return isASCIIString(domain) ? domain.toLowerCase() : null;
}

/**
 * Returns the domain itself, as the standard does for a domain without a valid Unicode form.
 *
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  assertString(domain, 'domain');
  return domain;
}

/**
 * Finds out why `domainToASCII` returns null for a domain.
 *
 * @returns The first rule that the domain breaks, with a range of `domain` in code units; null if the
 * domain is valid.
 */
export function explainDomainFailure(
  domain: string,
  options?: DomainOptions,
): DomainFailure | null {
  assertString(domain, 'domain');
  const beStrict = readBeStrict(options);
  const index = domain.search(/[^\0-\x7F]/u);
  if (index !== -1) {
    const isPair = (domain.codePointAt(index) ?? 0) > 0xffff;
    return { rule: 'not-ascii', start: index, end: index + (isPair ? 2 : 1) };
  }
  if (!beStrict) return null;
  const asciiDomain = domain.toLowerCase();
  const lengths = createLengthCheck();
  for (let start = 0; start <= asciiDomain.length; ) {
    const end = findBefore(asciiDomain.length, '.', asciiDomain, start);
    const section = { text: asciiDomain.slice(start, end), start, end };
    if (section.text.startsWith('xn--')) return { rule: 'punycode', start, end };
    const broken = brokenStrictRule(section.text);
    if (broken !== null) return failureOf(broken, section.text, asciiDomain, section);
    lengths.add(section);
    start = end + 1;
  }
  return lengths.failure();
}
