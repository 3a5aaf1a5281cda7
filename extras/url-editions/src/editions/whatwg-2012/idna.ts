// 4.2 Parsing: “IDNA hell”
// The edition leaves this step empty. Its editor defined it on 15 April 2014 (whatwg/url commit 3bec3b8), and this
// file does the same: Unicode ToASCII of UTS #46 with Transitional_Processing, without UseSTD3ASCIIRules and
// VerifyDnsLength; then failure if the result has certain code points.

import { domainToASCII as unicodeToASCII } from '@urlkit/idna';
import { assertString } from '@urlkit/internal';

const forbidden = /[\0\t\n\r #%/:?@\\]/;

// How Transitional_Processing maps the deviation characters of UTS #46. Otherwise, it is the same as
// Nontransitional_Processing. In labels that begin with `xn--`, nothing is mapped.
const deviations: readonly (readonly [pattern: RegExp, mapping: string])[] = [
  [/[\u00DF\u1E9E]/g, 'ss'],
  [/\u03C2/g, '\u03C3'],
  [/[\u200C\u200D]+/g, ''],
];

/**
 * Converts a domain to ASCII: the step “IDNA hell” of the host parser, as the editor of the standard defined it in
 * 2014.
 *
 * @returns The domain, with U+002E (.) between its labels; null for failure.
 * @see URL Living Standard, 28 December 2012, 4.2 Parsing
 */
export function domainToASCII(domain: string): string | null {
  assertString(domain, 'domain');
  let input = domain;
  for (const [pattern, mapping] of deviations) input = input.replace(pattern, mapping);
  const ascii = unicodeToASCII(input);
  return ascii === null || forbidden.test(ascii) ? null : ascii;
}
