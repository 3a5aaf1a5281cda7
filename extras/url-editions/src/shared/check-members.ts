// Checks of arguments that are objects with certain members.

import { type Check, isObject } from '@urlkit/internal';

/** Makes a check of an object's members, which may be inherited. */
export function mustHaveMembers(
  expected: string,
  members: Readonly<Record<string, (value: unknown) => boolean>>,
): Check {
  const checks = Object.entries(members);
  return (value) => {
    const isRight =
      isObject(value) && checks.every(([name, isValid]) => isValid(Reflect.get(value, name)));
    return isRight ? null : expected;
  };
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isStringOrNull(value: unknown): value is string | null {
  return value === null || isString(value);
}

export function isStringOrUndefined(value: unknown): value is string | undefined {
  return value === undefined || isString(value);
}
