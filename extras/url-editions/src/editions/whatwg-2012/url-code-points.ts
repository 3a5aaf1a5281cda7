// 5.1 Writing: URL code points

import { isURLCodePoint as isURLCodePointToday } from '@urlkit/percent-encoding';

/**
 * Whether a code point is a URL code point. Unlike in the living standard, U+FFF0 to U+FFFD and U+E0000 to U+E0FFF
 * are not.
 *
 * @see URL Living Standard, 28 December 2012, 5.1 Writing
 */
export function isURLCodePoint(codePoint: number): boolean {
  const cameLater =
    (codePoint >= 0xfff0 && codePoint <= 0xffff) || (codePoint >= 0xe0000 && codePoint <= 0xe0fff);
  return isURLCodePointToday(codePoint) && !cameLater;
}
