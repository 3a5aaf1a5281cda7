// https://webidl.spec.whatwg.org/#js-interfaces

import { withoutPrototype } from '@urlkit/internal';

/** @throws {TypeError} If fewer arguments were passed than an operation requires. */
export function assertArguments(passed: number, required: number): void {
  if (passed < required) throw new TypeError(`Missing arguments: ${passed} of ${required} present`);
}

/** Names a class after its interface, and makes its attributes and operations enumerable. */
export function defineInterface<Class extends { readonly prototype: object }>(
  name: string,
  interfaceObject: Class,
): Class {
  const { prototype } = interfaceObject;
  for (const key of Object.getOwnPropertyNames(prototype)) {
    if (key !== 'constructor')
      Object.defineProperty(prototype, key, withoutPrototype({ enumerable: true }));
  }
  const nameProperty = withoutPrototype({ value: name, configurable: true });
  Object.defineProperty(interfaceObject, 'name', nameProperty);
  Object.defineProperty(prototype, Symbol.toStringTag, nameProperty);
  return interfaceObject;
}
