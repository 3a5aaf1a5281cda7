// https://url.spec.whatwg.org/#url-path-segment

/**
 * Whether a path segment is `.` or a percent-encoded form of it.
 *
 * @see https://url.spec.whatwg.org/#single-dot-path-segment
 */
export function isSingleDotURLPathSegment(segment: string): boolean {
  return segment === '.' || segment === '%2e' || segment === '%2E';
}

/**
 * Whether a path segment is `..` or a percent-encoded form of it.
 *
 * @see https://url.spec.whatwg.org/#double-dot-path-segment
 */
export function isDoubleDotURLPathSegment(segment: string): boolean {
  return matches(/^(?:\.|%2e){2}$/i, segment);
}

/**
 * Whether a string is an ASCII alpha and U+003A (:) or U+007C (|).
 *
 * @see https://url.spec.whatwg.org/#windows-drive-letter
 */
export function isWindowsDriveLetter(input: string): boolean {
  return matches(/^[A-Za-z][:|]$/, input);
}

/**
 * Whether a string is an ASCII alpha and U+003A (:).
 *
 * @see https://url.spec.whatwg.org/#normalized-windows-drive-letter
 */
export function isNormalizedWindowsDriveLetter(input: string): boolean {
  return matches(/^[A-Za-z]:$/, input);
}

/**
 * Whether a string starts with a Windows drive letter, followed by `/`, `\`, `?`, `#` or the end.
 *
 * @see https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 */
export function startsWithWindowsDriveLetter(input: string): boolean {
  return matches(/^[A-Za-z][:|](?:[/\\?#]|$)/, input);
}

// Patterns would convert other values to strings.
function matches(pattern: RegExp, input: unknown): boolean {
  return typeof input === 'string' && pattern.test(input);
}
