// Equality of URLs for test runners, which cannot see the private state of these objects.

const kinds = ['[object URL]', '[object URLSearchParams]'];

/**
 * Compares two URLs, or two `URLSearchParams` objects, by their serialization. Jest and Vitest accept it as
 * a custom tester: `expect.addEqualityTesters([areURLsEqual])`.
 *
 * @returns Whether they are equal; undefined for other values, which the test runner then compares itself.
 */
export function areURLsEqual(a: unknown, b: unknown): boolean | undefined {
  const kind = kindOf(a);
  const isComparable = kinds.includes(kind) && kindOf(b) === kind;
  return isComparable ? String(a) === String(b) : undefined;
}

// A platform's classes, the classes that `install` makes and ours have the same tags.
function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}
