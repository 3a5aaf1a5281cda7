/**
 * Copies the own properties of an object into one without a prototype. Properties that a program adds to
 * `Object.prototype` then have no effect on options and property descriptors.
 */
export function withoutPrototype<T extends object>(object: T): T {
  return { __proto__: null, ...object };
}
