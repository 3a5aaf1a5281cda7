// Equality of URLs for test runners, which cannot see the private state of these objects.

import { URL, URLSearchParams } from './index.js';

/**
 * Compares two URLs, or two `URLSearchParams` objects, by their serialization. Jest and Vitest accept it as
 * a custom tester: `expect.addEqualityTesters([areURLsEqual])`.
 *
 * @returns Whether they are equal; undefined for other values, which the test runner then compares itself.
 */
export function areURLsEqual(a: unknown, b: unknown): boolean | undefined {
  const isComparable =
    (a instanceof URL && b instanceof URL) ||
    (a instanceof URLSearchParams && b instanceof URLSearchParams);
  return isComparable ? String(a) === String(b) : undefined;
}
