// https://url.spec.whatwg.org/#host-writing

import { endsInANumber, forbiddenHostCodePoint, parseDomain } from '@urlkit/host';
import { assertString } from '@urlkit/internal';
import { isValidIPv4AddressString, isValidIPv6AddressString } from './ip-address-writing.js';
import { areURLUnits } from './url-units.js';

/**
 * Whether a string is a valid host string: a valid domain string, a valid IPv4-address string, or a
 * valid IPv6-address string in brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-host-string
 */
export function isValidHostString(input: string): boolean {
  assertString(input, 'input');
  return isValidDomainString(input) || isValidIPv4AddressString(input) || isBracketedIPv6(input);
}

/**
 * Whether a string is a valid domain, in ASCII or Unicode: the strict domain parser accepts it, and it
 * does not end in a number.
 *
 * @see https://url.spec.whatwg.org/#valid-domain
 * @see https://url.spec.whatwg.org/#valid-domain-string
 */
export function isValidDomainString(input: string): boolean {
  assertString(input, 'input');
  const domain = parseDomain(input, { beStrict: true });
  return domain !== null && !endsInANumber(domain);
}

/**
 * Whether a string is a valid opaque-host string: URL units without forbidden host code points, or a
 * valid IPv6-address string in brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 */
export function isValidOpaqueHostString(input: string): boolean {
  assertString(input, 'input');
  const isPlain = input !== '' && areURLUnits(input) && !forbiddenHostCodePoint.test(input);
  return isPlain || isBracketedIPv6(input);
}

function isBracketedIPv6(input: string): boolean {
  return (
    input.startsWith('[') && input.endsWith(']') && isValidIPv6AddressString(input.slice(1, -1))
  );
}
