// https://url.spec.whatwg.org/#idna

import { isASCIIString } from '@urlkit/infra';
import { assertString, copyOf } from '@urlkit/internal';
import { asciiDomainToASCII, hasPunycodeLabel } from './ascii-domain.js';
import { type DomainOptions, readBeStrict } from './domain-options.js';
import { processLabels } from './processing.js';
import { encodePunycode } from './punycode.js';
import { isStrictlyValid, meetsDNSLengths } from './strict-rules.js';
import type { Label } from './validity-criteria.js';

/**
 * Converts a domain to its ASCII form, by Unicode ToASCII (UTS #46) with the flags that the URL
 * standard sets.
 *
 * @param domain Any string. Its labels are separated by U+002E (.) or a code point that is mapped to
 * it.
 * @returns The ASCII form, or null if the domain is not valid. The form may be empty unless `beStrict`.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 * @example
 * ```ts
 * domainToASCII('Bücher.example'); // 'xn--bcher-kva.example'
 * ```
 */
export function domainToASCII(domain: string, options?: DomainOptions): string | null {
  assertString(domain, 'domain');
  const beStrict = readBeStrict(options);
  if (isASCIIString(domain) && !hasPunycodeLabel(domain)) {
    const result = asciiDomainToASCII(domain, beStrict);
    return result === domain ? copyOf(domain) : result;
  }
  if (!beStrict) return unicodeToASCII(domain);
  const result = processLabels(domain, (label) =>
    isStrictlyValid(label.text) ? encodeLabel(label) : null,
  );
  return result !== null && meetsDNSLengths(result) ? result : null;
}

/**
 * Converts a domain with Unicode ToASCII (UTS #46), as the URL standard runs it for domains that are not ASCII.
 *
 * @param domain Any string.
 * @returns The ASCII form, which may be empty; null if the domain is not valid.
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function unicodeToASCII(domain: string): string | null {
  assertString(domain, 'domain');
  return processLabels(domain, encodeLabel);
}

/** Returns the ASCII form of a label, or null if it has none. */
export function encodeLabel({ text }: Label): string | null {
  if (isASCIIString(text)) return text;
  const encoded = encodePunycode(text);
  return encoded === null ? null : `xn--${encoded}`;
}

/**
 * Converts a domain to its Unicode form with Unicode ToUnicode (UTS #46).
 *
 * @param domain An ASCII domain, as returned by the host parser.
 * @returns The Unicode form; the domain itself if ToUnicode records an error.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  assertString(domain, 'domain');
  return processLabels(domain, ({ text }) => text) ?? copyOf(domain);
}
