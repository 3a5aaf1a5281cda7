// https://url.spec.whatwg.org/#host-writing

import { endsInANumber, forbiddenHostCodePoint, parseDomain } from '@urlkit/host';
import { isValidIPv4AddressString, isValidIPv6AddressString } from './ip-address-writing.js';
import { areURLUnits } from './url-units.js';

/**
 * Whether a string is a valid host string: a valid domain, a valid IPv4-address string, or a valid
 * IPv6-address string in brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-host-string
 */
export function isValidHostString(input: string): boolean {
  return isValidDomain(input) || isValidIPv4AddressString(input) || isBracketedIPv6(input);
}

/**
 * Whether a string is a valid opaque-host string: URL units without forbidden host code points, or a
 * valid IPv6-address string in brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 */
export function isValidOpaqueHostString(input: string): boolean {
  const isPlain = input !== '' && areURLUnits(input) && !forbiddenHostCodePoint.test(input);
  return isPlain || isBracketedIPv6(input);
}

// https://url.spec.whatwg.org/#valid-domain
function isValidDomain(input: string): boolean {
  const domain = parseDomain(input, true);
  return domain !== null && !endsInANumber(domain);
}

function isBracketedIPv6(input: string): boolean {
  return (
    input.startsWith('[') && input.endsWith(']') && isValidIPv6AddressString(input.slice(1, -1))
  );
}
