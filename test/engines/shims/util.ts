// The part of node:util that the tests use, in plain ECMAScript.

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function isDeepStrictEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)];
  return (
    keysOfA.length === keysOfB.length &&
    keysOfA.every((key) => isDeepStrictEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** Returns a text for the message of a failed test. */
export function inspect(value: unknown): string {
  return typeof value === 'string' || isObject(value) ? JSON.stringify(value) : String(value);
}
