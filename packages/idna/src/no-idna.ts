// https://url.spec.whatwg.org/#idna
// What stands in for the package under the export condition no-idna: ASCII domains only.

import { isASCIIString } from '@urlkit/infra';
import { asciiDomainToASCII, hasPunycodeLabel } from './ascii-domain.js';

/**
 * Converts an ASCII domain to lower case. Nothing checks what its `xn--` labels stand for.
 *
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The domain in lower case; null for a domain that is not ASCII, one that breaks the strict
 * rules and, if strict, one with an `xn--` label.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function domainToASCII(domain: string, beStrict = false): string | null {
  if (typeof domain !== 'string') return null;
  const isSupported = isASCIIString(domain) && !(beStrict && hasPunycodeLabel(domain));
  return isSupported ? asciiDomainToASCII(domain, beStrict) : null;
}

/**
 * Returns the domain itself, as the standard does for a domain that has no Unicode form.
 *
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  return domain;
}
