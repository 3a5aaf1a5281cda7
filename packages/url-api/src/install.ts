// https://webidl.spec.whatwg.org/#define-the-global-property-references

import { hasOwn, isObject, mustBeBoolean, readOptions, withoutPrototype } from '@urlkit/internal';
import { findDefects } from './engine-defects.js';
import { type Classes, extendClasses } from './extended-classes.js';
import { URL, type URLConstructor } from './url.js';
import { URLSearchParams, type URLSearchParamsConstructor } from './url-search-params.js';

/** Options for {@link install}. */
export interface InstallOptions {
  /** Whether to install even if the existing classes have no defects. */
  readonly force?: boolean | undefined;
}

/** The result of {@link install}. */
export interface Installation {
  /** Whether `URL` and `URLSearchParams` are now the classes of this package. */
  readonly installed: boolean;
  /** The defects of the replaced or kept classes. Empty if the classes of this package were already installed. */
  readonly defects: readonly string[];
  /**
   * Whether the installed classes extend the replaced ones, so that functions of the platform take their objects. If
   * not, they are the classes `URL` and `URLSearchParams` of this package.
   */
  readonly extended: boolean;
  /** The names of globals that can be neither redefined nor assigned. If there is one, neither class is installed. */
  readonly locked: readonly string[];
}

// https://w3c.github.io/FileAPI/#url-reference
const fileAPIStatics = ['createObjectURL', 'revokeObjectURL'];

const names = ['URL', 'URLSearchParams'] as const;

// The classes that were installed, so that they are not extended in turn.
const ownClasses = /* @__PURE__ */ new WeakSet<object>();

/**
 * Installs `URL` and `URLSearchParams` in a global object, unless it already has both classes without defects other
 * than rare ones. Installs both or neither. If the global object has both classes, the new ones extend them.
 *
 * @param globalObject Any object, such as `globalThis` or the global object of another realm. There, errors are still those of
 *   this realm. To have those of the other, run `dist/polyfill.js` in it.
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
  const nothing = { installed: false, defects: [], extended: false, locked: [] };
  if (names.every((name) => isOwnClass(present[name]))) {
    return { ...nothing, installed: true, extended: present.URL !== URL };
  }
  const found = findDefects(present);
  const defects = found.map(({ defect }) => defect);
  if (!force && found.every((probe) => hasOwn(probe, 'isRare'))) return { ...nothing, defects };
  const locked = names.filter((name) => isLocked(globalObject, name));
  if (locked.length > 0) return { ...nothing, defects, locked };
  const extension = tryToExtend(present);
  const classes = extension ?? { URL, URLSearchParams };
  if (extension === null) keepStatics(present.URL);
  // https://url.spec.whatwg.org/#url: [LegacyWindowAlias=webkitURL]
  const hasAlias = Reflect.has(globalObject, 'webkitURL');
  for (const name of names) {
    setGlobal(globalObject, name, classes[name]);
    ownClasses.add(classes[name]);
  }
  if (hasAlias) setGlobal(globalObject, 'webkitURL', classes.URL);
  return { ...nothing, installed: true, defects, extended: extension !== null };
}

function isOwnClass(value: unknown): boolean {
  return isObject(value) || typeof value === 'function' ? ownClasses.has(value) : false;
}

/** Returns classes that extend a platform's classes, or null if its objects do not keep the state that ours pass on. */
function tryToExtend(platform: Classes): Classes | null {
  try {
    const classes = extendClasses(platform);
    const url = new classes.URL('https://a/?b');
    const { searchParams } = url;
    searchParams.append('c', 'd');
    searchParams.set('c', 'e');
    searchParams.sort();
    searchParams.delete('b');
    const alone = new classes.URLSearchParams('f=g');
    const stored = [
      Reflect.get(platform.URL.prototype, 'href', url),
      ...[searchParams, alone].map((params) =>
        Reflect.apply(platform.URLSearchParams.prototype.toString, params, []),
      ),
    ];
    return stored.join() === 'https://a/?c=e,c=e,f=g' ? classes : null;
  } catch {
    return null;
  }
}

function isLocked(globalObject: object, name: string): boolean {
  const property = Reflect.getOwnPropertyDescriptor(globalObject, name);
  if (property === undefined) return !Reflect.isExtensible(globalObject);
  return !property.configurable && property.writable !== true;
}

/** Copies methods that classes inherit if they extend the replaced one. */
function keepStatics(replaced: unknown): void {
  if (typeof replaced !== 'function') return;
  for (const name of fileAPIStatics) {
    const value: unknown = Reflect.get(replaced, name);
    if (typeof value === 'function') Reflect.defineProperty(URL, name, dataProperty(value, true));
  }
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
