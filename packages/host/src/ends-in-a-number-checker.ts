// https://url.spec.whatwg.org/#ends-in-a-number-checker

import { isASCIIDigit } from '@urlkit/infra';

const FULL_STOP = 0x2e;

/**
 * Whether the last label of a domain is a number, so that the domain has to be an IPv4 address.
 * A trailing U+002E (.) does not count.
 *
 * @param input An ASCII string.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(input: string): boolean {
  if (typeof input !== 'string') return false;
  const end = input.endsWith('.') ? input.length - 1 : input.length;
  let start = end;
  while (start > 0 && input.charCodeAt(start - 1) !== FULL_STOP) start--;
  return (
    isASCIIDigit(input.charCodeAt(start)) &&
    /^(?:\d+|0[xX][\dA-Fa-f]*)$/.test(input.slice(start, end))
  );
}
