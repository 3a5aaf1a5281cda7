// 4.2 Parsing: “IDNA hell”
// The edition leaves this step empty. On 15 April 2014 its editor filled it (whatwg/url commit 3bec3b8), and it is
// done like that here: Unicode ToASCII of UTS #46 with Transitional_Processing, without UseSTD3ASCIIRules and
// VerifyDnsLength; then some code points are failure.

import { domainToASCII as domainToASCIIToday } from '@urlkit/idna';

const forbidden = /[\0\t\n\r #%/:?@\\]/;

// The deviation characters of UTS #46, as mapped by Transitional_Processing. This is its only difference from
// Nontransitional_Processing. Labels that begin with `xn--` are not mapped.
const deviations: readonly (readonly [pattern: RegExp, mapping: string])[] = [
  [/[\u00DF\u1E9E]/g, 'ss'],
  [/\u03C2/g, '\u03C3'],
  [/[\u200C\u200D]+/g, ''],
];

/**
 * Converts a domain to ASCII.
 *
 * @returns The domain, with U+002E (.) between its labels; null for failure.
 */
export function domainToASCII(domain: string): string | null {
  let input = domain;
  for (const [pattern, mapping] of deviations) input = input.replace(pattern, mapping);
  const result = domainToASCIIToday(input);
  return result === null || forbidden.test(result) ? null : result;
}
