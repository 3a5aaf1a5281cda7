// https://url.spec.whatwg.org/#ends-in-a-number-checker

import { isASCIIDigit } from '@urlkit/infra';

/**
 * Whether the last label of a domain is a number, so that the domain has to be an IPv4 address.
 * A trailing U+002E (.) does not count.
 *
 * @param input An ASCII string.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(input: string): boolean {
  if (typeof input !== 'string') return false;
  const end = input.length - Number(input.endsWith('.'));
  const start = input.lastIndexOf('.', end - 1) + 1;
  return (
    isASCIIDigit(input.charCodeAt(start)) &&
    /^(?:\d+|0[xX][\dA-Fa-f]*)$/.test(input.slice(start, end))
  );
}
