// https://url.spec.whatwg.org/#url-code-points

import { isASCIIAlphanumeric, isASCIIHexDigit, type Range } from '@urlkit/infra';
import { assertArgument, assertString, type Check, isUint } from '@urlkit/internal';

const PERCENT_SIGN = 0x25;
const ASCII_PUNCTUATION = "!$&'()*+,-./:;=?@_~";

const mustBePosition: Check = (value) =>
  isUint(value, Number.MAX_SAFE_INTEGER) ? null : 'an offset in code units';

/**
 * Whether a code point is a URL code point.
 *
 * @see https://url.spec.whatwg.org/#url-code-points
 */
export function isURLCodePoint(codePoint: number): boolean {
  if (typeof codePoint !== 'number') throw new TypeError('codePoint must be a number');
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
 * Finds the next part of a string that is not a URL unit: a code point that is not a URL code point,
 * or a `%` without two hex digits after it.
 *
 * @param position Where to start, in code units. The default is the start of the string.
 * @returns The range of the part in code units; null if there is none.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function findInvalidURLUnit(input: string, position = 0): Range | null {
  assertString(input, 'input');
  assertArgument(position, 'position', mustBePosition);
  for (let index = position; index < input.length; ) {
    const codePoint = input.codePointAt(index) as number;
    const end = index + (codePoint > 0xffff ? 2 : 1);
    const valid =
      codePoint === PERCENT_SIGN
        ? isASCIIHexDigit(input.charCodeAt(index + 1)) &&
          isASCIIHexDigit(input.charCodeAt(index + 2))
        : isURLCodePoint(codePoint);
    if (!valid) return { start: index, end };
    index = end;
  }
  return null;
}
