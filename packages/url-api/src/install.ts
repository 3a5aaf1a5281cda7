// https://webidl.spec.whatwg.org/#define-the-global-property-references

import { isObject, mustBeBoolean, readOptions, withoutPrototype } from '@urlkit/infra/arguments';
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
  /** The names of globals that can be neither redefined nor assigned. If there is one, neither class is installed. */
  readonly locked: readonly string[];
}

// https://w3c.github.io/FileAPI/#url-reference
const fileAPIStatics = ['createObjectURL', 'revokeObjectURL'];

const names = ['URL', 'URLSearchParams'] as const;

/**
 * Installs `URL` and `URLSearchParams` of this package in a global object, unless it already has both classes without
 * defects. Installs both or neither.
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
  const nothing = { defects: [], kept: [], locked: [] };
  if (present.URL === URL && present.URLSearchParams === URLSearchParams) {
    return { ...nothing, installed: true };
  }
  const defects = findDefects(present);
  if (!force && defects.length === 0) return { ...nothing, installed: false };
  const locked = names.filter((name) => isLocked(globalObject, name));
  if (locked.length > 0) return { ...nothing, installed: false, defects, locked };
  const kept = keepStatics(present.URL);
  // https://url.spec.whatwg.org/#url: [LegacyWindowAlias=webkitURL]
  const hasAlias = Reflect.has(globalObject, 'webkitURL');
  setGlobal(globalObject, 'URL', URL);
  setGlobal(globalObject, 'URLSearchParams', URLSearchParams);
  if (hasAlias) setGlobal(globalObject, 'webkitURL', URL);
  return { ...nothing, installed: true, defects, kept };
}

function isLocked(globalObject: object, name: string): boolean {
  const property = Reflect.getOwnPropertyDescriptor(globalObject, name);
  if (property === undefined) return !Reflect.isExtensible(globalObject);
  return !property.configurable && property.writable !== true;
}

function keepStatics(replaced: unknown): string[] {
  if (typeof replaced !== 'function') return [];
  return fileAPIStatics.filter((name) => {
    const value: unknown = Reflect.get(replaced, name);
    if (typeof value !== 'function') return false;
    return Reflect.defineProperty(URL, name, dataProperty(value, true));
  });
}

/** Defines a global, or assigns it if it can only be assigned. */
function setGlobal(globalObject: object, name: string, value: unknown): void {
  if (!Reflect.defineProperty(globalObject, name, dataProperty(value))) {
    Reflect.set(globalObject, name, value);
  }
}

function dataProperty(value: unknown, enumerable = false): PropertyDescriptor {
  return withoutPrototype({ value, enumerable, writable: true, configurable: true });
}
