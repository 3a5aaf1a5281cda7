// https://url.spec.whatwg.org/#ends-in-a-number-checker

import { isASCIIDigit, isASCIIHexDigit } from '@urlkit/infra';
import { assertString } from '@urlkit/infra/internal';

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const SMALL_X = 0x78;
const CASE_BIT = 0x20;

/**
 * Whether the last label of a domain is a number, so the domain must be an IPv4 address. A trailing
 * U+002E (.) does not count.
 *
 * @param input An ASCII string.
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(input: string): boolean {
  assertString(input, 'input');
  const end = endWithoutDot(input);
  // Starts at the end, because most domains end in a letter that is not a hex digit.
  let start = end;
  while (start > 0 && isASCIIDigit(input.charCodeAt(start - 1))) start--;
  if (start < end && isLabelStart(input, start)) return true;
  while (start > 0 && isASCIIHexDigit(input.charCodeAt(start - 1))) start--;
  return (
    start > 1 &&
    (input.charCodeAt(start - 1) | CASE_BIT) === SMALL_X &&
    input.charCodeAt(start - 2) === DIGIT_ZERO &&
    isLabelStart(input, start - 2)
  );
}

/** Returns the offset of the end of a domain, without a trailing U+002E (.). */
export function endWithoutDot(input: string): number {
  const last = input.length - 1;
  return last >= 0 && input.charCodeAt(last) === FULL_STOP ? last : last + 1;
}

function isLabelStart(input: string, index: number): boolean {
  return index === 0 || input.charCodeAt(index - 1) === FULL_STOP;
}
