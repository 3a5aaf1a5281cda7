// https://webidl.spec.whatwg.org/#javascript-binding

import { toScalarValueString } from '@urlkit/infra';
import { withoutPrototype } from '@urlkit/internal';

/**
 * Converts a JavaScript value to a USVString.
 *
 * @throws {TypeError} For a symbol. An error that the conversion of the value throws is passed on.
 * @see https://webidl.spec.whatwg.org/#js-USVString
 */
export function toUSVString(value: unknown): string {
  return toScalarValueString(`${value}`);
}

/** @throws {TypeError} If fewer arguments were passed than an operation requires. */
export function assertArguments(passed: number, required: number): void {
  if (passed < required) throw new TypeError(`Missing arguments: ${passed} of ${required} present`);
}

/** @throws {TypeError} Always: a member was called on an object of another kind. */
export function rejectReceiver(member: string, interfaceName: string): never {
  throw new TypeError(`'${member}' called on an object that is not a ${interfaceName}`);
}

/**
 * Turns a class into an interface of Web IDL: attributes and operations are enumerable, and
 * `Symbol.toStringTag` is the name.
 *
 * @param extend Makes further changes to the prototype.
 * @see https://webidl.spec.whatwg.org/#js-interfaces
 */
export function defineInterface<Instance extends object, Class extends { prototype: Instance }>(
  name: string,
  interfaceObject: Class & { prototype: Instance; name: string },
  extend?: (prototype: Instance) => void,
): Class {
  const { prototype } = interfaceObject;
  for (const target of [interfaceObject, prototype]) {
    for (const key of Object.getOwnPropertyNames(target)) {
      // Properties that can't be changed stay: the prototype, and in Hermes accessors of functions.
      if (!/^(constructor|length|name)$/.test(key)) {
        Reflect.defineProperty(target, key, withoutPrototype({ enumerable: true }));
      }
    }
  }
  const nameProperty = withoutPrototype({ value: name, configurable: true });
  // V8 constructs objects more slowly if a property of the class itself has been redefined.
  if (interfaceObject.name !== name) Object.defineProperty(interfaceObject, 'name', nameProperty);
  Object.defineProperty(prototype, Symbol.toStringTag, nameProperty);
  extend?.(prototype);
  return interfaceObject;
}

/**
 * Makes objects iterate over their entries.
 *
 * @see https://webidl.spec.whatwg.org/#js-iterable
 */
export function iterateByEntries(prototype: { entries: () => Iterator<unknown> }): void {
  Object.defineProperty(
    prototype,
    Symbol.iterator,
    withoutPrototype({ value: prototype.entries, writable: true, configurable: true }),
  );
}

/**
 * Turns a prototype into an iterator prototype object: it inherits from %IteratorPrototype% and has no
 * constructor.
 *
 * @see https://webidl.spec.whatwg.org/#js-iterator-prototype-object
 */
export function becomeIteratorPrototype(prototype: object): void {
  const arrayIteratorPrototype: object = Object.getPrototypeOf([].keys());
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(arrayIteratorPrototype));
  Reflect.deleteProperty(prototype, 'constructor');
}
