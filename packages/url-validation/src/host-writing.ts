// https://url.spec.whatwg.org/#host-writing

import { assertString } from '@urlkit/infra/internal';
import * as productions from './host-productions.js';

/**
 * Whether a string is a valid host string: a valid domain string, a valid IPv4-address string, or a
 * valid IPv6-address string in brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-host-string
 */
export function isValidHostString(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidHostString(input);
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
  return productions.isValidDomainString(input);
}

/**
 * Whether a string is a valid opaque-host string: URL units without forbidden host code points, or a
 * valid IPv6-address string in brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 */
export function isValidOpaqueHostString(input: string): boolean {
  assertString(input, 'input');
  return productions.isValidOpaqueHostString(input);
}
