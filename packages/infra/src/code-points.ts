// https://infra.spec.whatwg.org/#code-points

import { assertString } from '@urlkit/internal';
import type { Range } from './range.js';

const DIGIT_ZERO = 0x30;
const DIGIT_NINE = 0x39;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
const CASE_BIT = 0x20;
const SPACE = 0x20;

// A table, because digits and letters alternate without a pattern that a processor could predict.
const hexDigitValues: Int8Array = /* @__PURE__ */ new Int8Array(0x80).map((_, codeUnit) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(codeUnit).toLowerCase()),
);

/**
 * Whether a code unit is an ASCII digit, U+0030 (0) to U+0039 (9).
 * `NaN`, which `charCodeAt` returns past the end of a string, is not one.
 *
 * @see https://infra.spec.whatwg.org/#ascii-digit
 */
export function isASCIIDigit(codeUnit: number): boolean {
  return codeUnit >= DIGIT_ZERO && codeUnit <= DIGIT_NINE;
}

/**
 * Whether a code unit is an ASCII hex digit: 0 to 9, A to F, a to f. `NaN` is not one.
 *
 * @see https://infra.spec.whatwg.org/#ascii-hex-digit
 */
export function isASCIIHexDigit(codeUnit: number): boolean {
  return hexDigitValue(codeUnit) >= 0;
}

/**
 * Returns the value of a code unit as an ASCII hex digit.
 *
 * @returns 0 to 15; -1 if the code unit is not a hex digit, or is `NaN`.
 * @see https://infra.spec.whatwg.org/#ascii-hex-digit
 */
export function hexDigitValue(codeUnit: number): number {
  return hexDigitValues[codeUnit] ?? -1;
}

/**
 * Whether a code unit is an ASCII alpha, A to Z or a to z. `NaN` is not one.
 *
 * @see https://infra.spec.whatwg.org/#ascii-alpha
 */
export function isASCIIAlpha(codeUnit: number): boolean {
  const lower = codeUnit | CASE_BIT;
  return lower >= SMALL_A && lower <= SMALL_Z;
}

/**
 * Whether a code unit is an ASCII alpha or an ASCII digit. `NaN` is neither.
 *
 * @see https://infra.spec.whatwg.org/#ascii-alphanumeric
 */
export function isASCIIAlphanumeric(codeUnit: number): boolean {
  return isASCIIAlpha(codeUnit) || isASCIIDigit(codeUnit);
}

/**
 * Whether a code unit is a C0 control or U+0020 SPACE. `NaN` is neither.
 *
 * @see https://infra.spec.whatwg.org/#c0-control-or-space
 */
export function isC0ControlOrSpace(codeUnit: number): boolean {
  return codeUnit <= SPACE;
}

/**
 * Finds the part of a string between leading and trailing C0 controls and spaces.
 *
 * @returns The range of that part in code units, which is empty if nothing is left.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function trimC0ControlsAndSpaces(input: string): Range {
  assertString(input, 'input');
  let start = 0;
  let end = input.length;
  while (start < end && isC0ControlOrSpace(input.charCodeAt(start))) start++;
  while (start < end && isC0ControlOrSpace(input.charCodeAt(end - 1))) end--;
  return { start, end };
}

/**
 * Whether every code unit of a string is below U+0080.
 *
 * @see https://infra.spec.whatwg.org/#ascii-string
 */
export function isASCIIString(input: string): boolean {
  assertString(input, 'input');
  return !/[\u0080-\uFFFF]/.test(input);
}
