// https://url.spec.whatwg.org/#idna

import tr46 from 'tr46';

const COMMON_OPTIONS = {
  checkBidi: true,
  checkJoiners: true,
  transitionalProcessing: false,
  ignoreInvalidPunycode: false,
} as const;

/**
 * Converts a domain to its ASCII form with Unicode ToASCII (UTS #46), as the standard's “domain
 * parser ToASCII” sets its flags.
 *
 * @param domain A domain of any code points; its labels are separated by U+002E and its variants.
 * @param beStrict Sets CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.
 * @returns The ASCII form, which may be empty if not strict, or null for failure.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function domainToASCII(domain: string, beStrict = false): string | null {
  if (typeof domain !== 'string') return null;
  return tr46.toASCII(domain, {
    ...COMMON_OPTIONS,
    checkHyphens: beStrict,
    useSTD3ASCIIRules: beStrict,
    verifyDNSLength: beStrict,
  });
}

/**
 * Converts a domain to its Unicode form with Unicode ToUnicode (UTS #46).
 *
 * @param domain An ASCII domain, as the host parser returns them.
 * @returns The Unicode form; the domain itself if ToUnicode records an error.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  const { domain: result, error } = tr46.toUnicode(domain, {
    ...COMMON_OPTIONS,
    checkHyphens: false,
    useSTD3ASCIIRules: false,
  });
  return error ? domain : result;
}
