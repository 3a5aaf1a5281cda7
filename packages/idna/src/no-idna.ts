// https://url.spec.whatwg.org/#idna
// Replaces the package under the export condition no-idna: ASCII domains only.

import { isASCIIString } from '@urlkit/infra';
import { asciiDomainToASCII, hasPunycodeLabel } from './ascii-domain.js';

/**
 * Converts an ASCII domain to lower case. Its `xn--` labels are not decoded, so they are not checked.
 *
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The domain in lower case, or null if it is not ASCII. With `beStrict`, also null if it breaks
 * the strict rules or has an `xn--` label.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function domainToASCII(domain: string, beStrict = false): string | null {
  if (typeof domain !== 'string') return null;
  const isSupported = isASCIIString(domain) && !(beStrict && hasPunycodeLabel(domain));
  return isSupported ? asciiDomainToASCII(domain, beStrict) : null;
}

/**
 * Returns the domain itself, as the standard does for a domain without a valid Unicode form.
 *
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  return domain;
}
