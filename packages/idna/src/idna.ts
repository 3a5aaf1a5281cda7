// https://url.spec.whatwg.org/#idna

import { isASCIIString } from '@urlkit/infra';
import { encode } from 'punycode/punycode.es6.js';
import { asciiDomainToASCII, hasPunycodeLabel } from './ascii-domain.js';
import { processLabels } from './processing.js';
import { meetsDNSLengths } from './strict-rules.js';

/**
 * Converts a domain to its ASCII form with Unicode ToASCII (UTS #46), as the standard’s “domain
 * parser ToASCII” sets its flags.
 *
 * @param domain A domain of any code points; its labels are separated by U+002E and its variants.
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The ASCII form, which may be empty if not strict, or null for failure.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function domainToASCII(domain: string, beStrict = false): string | null {
  if (typeof domain !== 'string') return null;
  if (isASCIIString(domain) && !hasPunycodeLabel(domain)) {
    return asciiDomainToASCII(domain, beStrict);
  }
  const labels = processLabels(domain, beStrict);
  if (labels === null) return null;
  try {
    const result = labels.map(encodeLabel).join('.');
    return beStrict && !meetsDNSLengths(result) ? null : result;
  } catch {
    return null;
  }
}

// Punycode has no form for some labels of more than 2,000 code points, and `encode` throws.
function encodeLabel(label: string): string {
  return isASCIIString(label) ? label : `xn--${encode(label)}`;
}

/**
 * Converts a domain to its Unicode form with Unicode ToUnicode (UTS #46).
 *
 * @param domain An ASCII domain, as the host parser returns them.
 * @returns The Unicode form; the domain itself if ToUnicode records an error.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  return processLabels(domain, false)?.join('.') ?? domain;
}
