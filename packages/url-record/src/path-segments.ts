// https://url.spec.whatwg.org/#url-path-segment

import { assertString } from '@urlkit/infra/internal';

/**
 * Whether a path segment is `.` or a percent-encoded form of it.
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#single-dot-path-segment
 */
export function isSingleDotURLPathSegment(segment: string): boolean {
  assertString(segment, 'segment');
  return segment === '.' || segment === '%2e' || segment === '%2E';
}

/**
 * Whether a path segment is `..` or a percent-encoded form of it.
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#double-dot-path-segment
 */
export function isDoubleDotURLPathSegment(segment: string): boolean {
  assertString(segment, 'segment');
  return segment === '..' || (segment.includes('%') && /^(?:\.|%2e){2}$/i.test(segment));
}

/**
 * Whether a string is an ASCII alpha and U+003A (:) or U+007C (|).
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#windows-drive-letter
 */
export function isWindowsDriveLetter(input: string): boolean {
  assertString(input, 'input');
  return /^[A-Za-z][:|]$/.test(input);
}

/**
 * Whether a string is an ASCII alpha and U+003A (:).
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#normalized-windows-drive-letter
 */
export function isNormalizedWindowsDriveLetter(input: string): boolean {
  assertString(input, 'input');
  return /^[A-Za-z]:$/.test(input);
}

/**
 * Whether a string starts with a Windows drive letter, followed by `/`, `\`, `?`, `#` or the end.
 *
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 */
export function startsWithWindowsDriveLetter(input: string): boolean {
  assertString(input, 'input');
  return /^[A-Za-z][:|](?:[/\\?#]|$)/.test(input);
}
