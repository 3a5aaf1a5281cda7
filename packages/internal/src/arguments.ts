// Checks of arguments. Messages do not repeat values, which may be secret.

/** Returns null for a valid value, and otherwise what the value must be, such as `a string`. */
export type Check = (value: unknown) => string | null;

/** Accepts any value. What uses the option checks it. */
export const checkedLater: Check = () => null;

export const mustBeBoolean: Check = (value) => (typeof value === 'boolean' ? null : 'a boolean');

export const mustBeFunction: Check = (value) => (typeof value === 'function' ? null : 'a function');

export const mustBeObject: Check = (value) => (isObject(value) ? null : 'an object');

const mustBePlainObject: Check = (value) => (isPlainObject(value) ? null : 'a plain object');

export const mustBeStrings: Check = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? null
    : 'an array of strings';

export function mustBeOneOf(names: readonly string[]): Check {
  return (value) => (names.includes(value as string) ? null : `one of ${names.join(', ')}`);
}

/** Makes a check that also accepts null. */
export function orNull(check: Check): Check {
  return (value) => {
    const expected = value === null ? null : check(value);
    return expected && `${expected} or null`;
  };
}

/** Whether a value is an object; false for null. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// Options in a Map, a Promise or an instance of a class would be read as no options at all.
function isPlainObject(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  // Accepts prototypes whose own prototype is null: any realm's Object.prototype, or the prototype of OwnOptions.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether a value is an object with these methods, which may be inherited. */
export function hasMethods(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** Whether an object has an enumerable property of its own. */
export function hasOwn<Name extends string>(
  value: object,
  name: Name,
): value is Readonly<Record<Name, unknown>> {
  return Object.prototype.propertyIsEnumerable.call(value, name);
}

/** @throws {TypeError} If an argument does not pass a check. */
export function assertArgument(value: unknown, name: string, check: Check): void {
  const expected = check(value);
  if (expected !== null) throw new TypeError(`${name} must be ${expected}`);
}

/** @throws {TypeError} If an argument is not a string. */
export function assertString(value: unknown, name: string): asserts value is string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string`);
}

/** Whether a value is an unsigned integer up to a limit. */
export function isUint(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit;
}

/** Copies own properties into an object without a prototype, on which properties of `Object.prototype` have no effect. */
export function withoutPrototype<T extends object>(object: T): T {
  return { __proto__: null, ...object };
}

/** A check for each option. */
export type OptionChecks<Options> = { readonly [Name in keyof Required<Options>]: Check };

// V8 creates and reads these faster than objects with a null prototype.
const OwnOptions = /* @__PURE__ */ makeOwnOptions();

function makeOwnOptions(): new () => object {
  function OwnOptions() {}
  OwnOptions.prototype = Object.freeze(withoutPrototype({}));
  return OwnOptions as unknown as new () => object;
}

const noOptions = /* @__PURE__ */ Object.freeze(new OwnOptions());

/**
 * Reads options: the own properties of a plain object.
 *
 * @throws {TypeError} If the argument is not a plain object, or an option is unknown or has the wrong type.
 */
export function readOptions<Options extends object>(
  options: Options | undefined,
  checks: OptionChecks<Options>,
  name = 'options',
): Readonly<Partial<Options>> {
  if (options === undefined) return noOptions as Partial<Options>;
  assertArgument(options, name, mustBePlainObject);
  const own: Partial<Options> = new OwnOptions();
  for (const option of Object.keys(options) as (keyof Options & string)[]) {
    if (!hasOwn(checks, option)) throw new TypeError(`${name} has no option ${option}`);
    const value = options[option];
    const expected = value === undefined ? null : checks[option](value);
    if (expected !== null) throw new TypeError(`${name}.${option} must be ${expected}`);
    own[option] = value;
  }
  return own;
}
