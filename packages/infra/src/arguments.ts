/**
 * Checks of arguments. Messages do not repeat values, which may be secret. Functions called `assert…` only check; those called
 * `require…` also return what they checked. They do not check their own arguments.
 *
 * @packageDocumentation
 */

/** Returns false for a valid value, and otherwise what the value must be, such as `a string`. */
export type Check = (value: unknown) => string | false;

/** A check for booleans. */
export const mustBeBoolean: Check = (value) => typeof value !== 'boolean' && 'a boolean';

/** A check for functions. */
export const mustBeFunction: Check = (value) => typeof value !== 'function' && 'a function';

/** A check for objects. Null is none. */
export const mustBeObject: Check = (value) => !isObject(value) && 'an object';

const mustBePlainObject: Check = (value) => !isPlainObject(value) && 'a plain object';

/** A check for arrays of strings. */
export const mustBeStrings: Check = (value) =>
  !(Array.isArray(value) && value.every((item) => typeof item === 'string')) &&
  'an array of strings';

/** The text of a variable without a value, or of one that nothing has replaced. */
export const UNSET_VARIABLE: RegExp =
  /^(?:undefined|null|nan|\[object \w+\])$|\$[{\w(]|^%\w+%$|\{\{/i;

/** A check for schemes in lower case, without U+003A (:). */
export const mustBeScheme: Check = (value) =>
  !(typeof value === 'string' && /^[a-z][a-z\d+.-]*$/.test(value)) &&
  'a scheme in lower case without a colon, such as https';

/** Makes a check for the members of a list. */
export function mustBeOneOf(names: readonly string[]): Check {
  return (value) => !names.includes(value as string) && `one of ${names.join(', ')}`;
}

/** Makes a check that also accepts null. */
export function orNull(check: Check): Check {
  return (value) => {
    const expected = value !== null && check(value);
    return expected && `${expected} or null`;
  };
}

/** Whether a value is an object. Null is none. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// Options in a Map, a Promise or an instance of a class would be read as no options at all.
function isPlainObject(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  // Nothing is above Object.prototype, in any realm, and above the prototype of options that have been read.
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

/** Returns a string as it is, and the `href` of another value; null if that is not a string. */
export function hrefOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  // A record only has an href if a program has put one on Object.prototype.
  const isHolder = isObject(value) && !hasOwn(value, 'scheme') && 'href' in value;
  return isHolder && typeof value.href === 'string' ? value.href : null;
}

/** Returns a URL as it is written. */
export function requireURLText(url: unknown, name = 'url'): string {
  const text = hrefOf(url);
  if (text === null) throw new TypeError(`${name} must be a string or a URL object`);
  return text;
}

/**
 * Requires that an argument passes a check.
 *
 * @throws {TypeError} If it does not.
 */
export function assertArgument(value: unknown, name: string, check: Check): void {
  const expected = check(value);
  if (expected !== false) throw new TypeError(`${name} must be ${expected}`);
}

/**
 * Requires that an argument is of a type, as `typeof` names it.
 *
 * @throws {TypeError} If it is not.
 */
export function assertType(value: unknown, name: string, type: string): void {
  if (typeof value !== type) throw new TypeError(`${name} must be a ${type}`);
}

/**
 * Requires that an argument is a string.
 *
 * @throws {TypeError} If it is not.
 */
export function assertString(value: unknown, name: string): asserts value is string {
  assertType(value, name, 'string');
}

/**
 * Requires that the texts of a list are schemes.
 *
 * @throws {TypeError} If one of them is not.
 */
export function requireSchemes(texts: readonly string[], name: string): readonly string[] {
  for (const [index, text] of texts.entries()) {
    assertArgument(UNSET_VARIABLE.test(text) ? null : text, `${name}[${index}]`, mustBeScheme);
  }
  return texts;
}

/** Whether a value is an unsigned integer up to a limit. */
export function isUint(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit;
}

/**
 * Copies the own properties of an object into one without a prototype. Properties that a program adds to
 * `Object.prototype` then have no effect on options and property descriptors.
 */
export function withoutPrototype<T extends object>(object: T): T {
  return { __proto__: null, ...object };
}

/** A check for each option. */
export type OptionChecks<Options> = { readonly [Name in keyof Required<Options>]: Check };

const isOwn = Object.prototype.hasOwnProperty;

/** Makes an object for options. Engines take several times as long to make one without a prototype, and to read it. */
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
  // Most calls have none.
  if (options === undefined) return noOptions as Partial<Options>;
  assertArgument(options, name, mustBePlainObject);
  const own: Partial<Options> = new OwnOptions();
  for (const option of Object.keys(options) as (keyof Options & string)[]) {
    if (!isOwn.call(checks, option)) throw new TypeError(`${name} has no option ${option}`);
    const value = options[option];
    const expected = value !== undefined && checks[option](value);
    if (expected !== false) throw new TypeError(`${name}.${option} must be ${expected}`);
    own[option] = value;
  }
  return own;
}

/** Reads options that have only a base URL, and returns it as text; undefined if there is none. */
export function readBaseOption<Base>(
  options: { readonly base?: Base | null | undefined } | undefined,
  toText: (base: Base, name: string) => string,
): string | undefined {
  const { base = null } = readOptions(options, { base: () => false });
  return base === null ? undefined : toText(base, 'options.base');
}

/**
 * Returns the bytes of a buffer or a view, without copying them.
 *
 * @param expected What the argument may be, for the message.
 * @throws {TypeError} If the argument is neither.
 */
export function requireBytes(
  source: ArrayBuffer | ArrayBufferView,
  name: string,
  expected = 'an ArrayBuffer or a view of one',
): Uint8Array {
  if (ArrayBuffer.isView(source)) {
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  }
  if (!isArrayBuffer(source)) throw new TypeError(`${name} must be ${expected}`);
  return new Uint8Array(source);
}

// Accepts buffers of any realm. The getter throws for everything else.
function isArrayBuffer(value: unknown): value is ArrayBuffer {
  try {
    Reflect.get(ArrayBuffer.prototype, 'byteLength', value);
    return true;
  } catch {
    return false;
  }
}
