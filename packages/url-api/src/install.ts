// https://webidl.spec.whatwg.org/#define-the-global-property-references

import { isObject, mustBeBoolean, readOptions, withoutPrototype } from '@urlkit/internal';
import { findDefects } from './engine-defects.js';
import { URL, type URLConstructor } from './url.js';
import { URLSearchParams, type URLSearchParamsConstructor } from './url-search-params.js';

/** Options for {@link install}. */
export interface InstallOptions {
  /** Whether to install even if the existing classes have no defects. */
  readonly force?: boolean | undefined;
}

/** The result of {@link install}. */
export interface Installation {
  /** Whether `URL` and `URLSearchParams` are now those of this package. */
  readonly installed: boolean;
  /** The defects of the replaced or kept classes. Empty if the classes of this package were already installed. */
  readonly defects: readonly string[];
  /** The names of the static methods that were copied from the replaced `URL`. */
  readonly kept: readonly string[];
}

// https://w3c.github.io/FileAPI/#url-reference
const fileAPIStatics = ['createObjectURL', 'revokeObjectURL'];

/**
 * Installs `URL` and `URLSearchParams` of this package in a global object, unless it already has both classes without
 * defects.
 *
 * @param globalObject Any object, such as `globalThis` or the global object of another realm.
 * @returns What was installed, and the defects that were found.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 * @see https://webidl.spec.whatwg.org/#define-the-global-property-references
 */
export function install(globalObject: object = globalThis, options?: InstallOptions): Installation {
  if (!isObject(globalObject) && typeof globalObject !== 'function') {
    throw new TypeError('globalObject must be an object');
  }
  const { force = false } = readOptions(options, { force: mustBeBoolean });
  const present = {
    URL: Reflect.get(globalObject, 'URL') as URLConstructor,
    URLSearchParams: Reflect.get(globalObject, 'URLSearchParams') as URLSearchParamsConstructor,
  };
  if (present.URL === URL && present.URLSearchParams === URLSearchParams) {
    return { installed: true, defects: [], kept: [] };
  }
  const defects = findDefects(present);
  if (!force && defects.length === 0) return { installed: false, defects, kept: [] };
  const kept = keepStatics(present.URL);
  // https://url.spec.whatwg.org/#url: [LegacyWindowAlias=webkitURL]
  const hasAlias = Reflect.has(globalObject, 'webkitURL');
  defineGlobal(globalObject, 'URL', URL);
  defineGlobal(globalObject, 'URLSearchParams', URLSearchParams);
  if (hasAlias) defineGlobal(globalObject, 'webkitURL', URL);
  return { installed: true, defects, kept };
}

function keepStatics(replaced: unknown): string[] {
  if (typeof replaced !== 'function') return [];
  return fileAPIStatics.filter((name) => {
    const value: unknown = Reflect.get(replaced, name);
    if (typeof value !== 'function') return false;
    return Reflect.defineProperty(URL, name, dataProperty(value, true));
  });
}

function defineGlobal(globalObject: object, name: string, value: unknown): void {
  Object.defineProperty(globalObject, name, dataProperty(value));
}

function dataProperty(value: unknown, enumerable = false): PropertyDescriptor {
  return withoutPrototype({ value, enumerable, writable: true, configurable: true });
}
