// https://url.spec.whatwg.org/#ends-in-a-number-checker

import { isASCIIDigit, isASCIIHexDigit } from '@urlkit/infra';
import { assertString } from '@urlkit/internal';

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const SMALL_F = 0x66;
const SMALL_X = 0x78;
const CASE_BIT = 0x20;

/**
 * Whether the last label of a domain is a number, so the domain must be an IPv4 address. A trailing
 * U+002E (.) does not count.
 *
 * @param input An ASCII string.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(input: string): boolean {
  assertString(input, 'input');
  return endsInANumberBetween(input, 0, input.length);
}

/** Like {@link endsInANumber}, for the part of a text between two offsets. */
export function endsInANumberBetween(text: string, start: number, end: number): boolean {
  const domainEnd = endWithoutDot(text, start, end);
  // Most domains end in a letter that no number ends in.
  const last = text.charCodeAt(domainEnd - 1) | CASE_BIT;
  return (last <= SMALL_F || last === SMALL_X) && isLastLabelNumber(text, start, domainEnd);
}

function isLastLabelNumber(text: string, start: number, end: number): boolean {
  let at = end;
  while (at > start && isASCIIDigit(text.charCodeAt(at - 1))) at--;
  if (at < end && isLabelStart(text, at, start)) return true;
  while (at > start && isASCIIHexDigit(text.charCodeAt(at - 1))) at--;
  return (
    at > start + 1 &&
    (text.charCodeAt(at - 1) | CASE_BIT) === SMALL_X &&
    text.charCodeAt(at - 2) === DIGIT_ZERO &&
    isLabelStart(text, at - 2, start)
  );
}

/** Returns the offset of the end of a domain, without a trailing U+002E (.). */
export function endWithoutDot(text: string, start: number, end: number): number {
  return end > start && text.charCodeAt(end - 1) === FULL_STOP ? end - 1 : end;
}

function isLabelStart(text: string, index: number, start: number): boolean {
  return index === start || text.charCodeAt(index - 1) === FULL_STOP;
}
