/**
 * Copies the own properties of an object into one that inherits nothing: what a program puts on
 * `Object.prototype` is neither an option nor a part of a property descriptor.
 */
export function withoutPrototype<T extends object>(object: T): T {
  return { __proto__: null, ...object };
}
