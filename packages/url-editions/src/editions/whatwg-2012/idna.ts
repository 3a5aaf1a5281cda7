// 4.2 Parsing: “IDNA hell”
// The step is empty in the edition. It is filled with what its editor put there on 15 April 2014
// (whatwg/url commit 3bec3b8): Unicode ToASCII of UTS #46 with Transitional_Processing, without
// UseSTD3ASCIIRules and VerifyDnsLength, after which some code points are failure.

import { domainToASCII as domainToASCIIToday } from '@urlkit/idna';

const forbidden = /[\0\t\n\r #%/:?@\\]/;

// The deviation characters of UTS #46, as Transitional_Processing maps them. Nothing else sets it
// apart from Nontransitional_Processing, and it does not reach into labels that begin with `xn--`.
const deviations: readonly (readonly [pattern: RegExp, mapping: string])[] = [
  [/[\u00DF\u1E9E]/g, 'ss'],
  [/\u03C2/g, '\u03C3'],
  [/[\u200C\u200D]/g, ''],
];

/**
 * Converts a domain to ASCII.
 *
 * @returns The domain, its labels separated by U+002E (.), or null for failure.
 */
export function domainToASCII(domain: string): string | null {
  let input = domain;
  for (const [pattern, mapping] of deviations) input = input.replace(pattern, mapping);
  const result = domainToASCIIToday(input);
  return result === null || forbidden.test(result) ? null : result;
}
