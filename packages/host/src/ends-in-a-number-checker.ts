// https://url.spec.whatwg.org/#ends-in-a-number-checker

import { isASCIIHexDigit } from '@urlkit/infra';
import { assertString } from '@urlkit/infra/internal';

const SMALL_X = 0x78;
const CASE_BIT = 0x20;

/**
 * Whether the last label of a domain is a number, so that the domain has to be an IPv4 address.
 * A trailing U+002E (.) does not count.
 *
 * @param input An ASCII string.
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(input: string): boolean {
  assertString(input, 'input');
  const end = input.length - Number(input.endsWith('.'));
  // Few domains end as a number does: with a hex digit, or the x of `0x`.
  const last = input.charCodeAt(end - 1);
  if (!isASCIIHexDigit(last) && (last | CASE_BIT) !== SMALL_X) return false;
  const start = input.lastIndexOf('.', end - 1) + 1;
  return /^(?:\d+|0[xX][\dA-Fa-f]*)$/.test(input.slice(start, end));
}
