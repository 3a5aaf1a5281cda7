// https://url.spec.whatwg.org/#url-code-points

import { isASCIIAlphanumeric, isASCIIHexDigit } from '@urlkit/infra';
import { assertArgument, assertString, mustBeFunction } from '@urlkit/infra/arguments';

const PERCENT_SIGN = 0x25;
const ASCII_PUNCTUATION = "!$&'()*+,-./:;=?@_~";

/**
 * Whether a code point is a URL code point.
 *
 * @see https://url.spec.whatwg.org/#url-code-points
 */
export function isURLCodePoint(codePoint: number): boolean {
  if (codePoint < 0xa0) {
    return (
      isASCIIAlphanumeric(codePoint) || ASCII_PUNCTUATION.includes(String.fromCharCode(codePoint))
    );
  }
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const isNoncharacter =
    (codePoint >= 0xfdd0 && codePoint <= 0xfdef) || (codePoint & 0xfffe) === 0xfffe;
  return codePoint <= 0x10fffd && !isSurrogate && !isNoncharacter;
}

/**
 * Finds the parts of a string that are not URL units: each code point that is not a URL code point,
 * and each `%` without two hex digits after it.
 *
 * @param report Called for each part, in order, with its range in code units.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function reportInvalidURLUnits(
  input: string,
  report: (start: number, end: number) => void,
): void {
  assertString(input, 'input');
  assertArgument(report, 'report', mustBeFunction);
  for (let index = 0; index < input.length; ) {
    const codePoint = input.codePointAt(index) as number;
    const end = index + (codePoint > 0xffff ? 2 : 1);
    const valid =
      codePoint === PERCENT_SIGN
        ? isASCIIHexDigit(input.charCodeAt(index + 1)) &&
          isASCIIHexDigit(input.charCodeAt(index + 2))
        : isURLCodePoint(codePoint);
    if (!valid) report(index, end);
    index = end;
  }
}
