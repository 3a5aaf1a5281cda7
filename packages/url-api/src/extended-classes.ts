// Classes whose objects are also objects of the platform's classes. Functions of the platform take only these: some ask
// for the class, and some read what the platform's constructor has stored in the object.

import { withoutPrototype } from '@urlkit/infra/arguments';
import { URL, type URLConstructor } from './url.js';
import {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
} from './url-search-params.js';
import { assertArguments, defineInterface, iterateByEntries, toUSVString } from './web-idl.js';

/** The classes of a global object. */
export interface Classes {
  readonly URL: URLConstructor;
  readonly URLSearchParams: URLSearchParamsConstructor;
}

// What the platform stores for a URL that it cannot parse.
const UNKNOWN = 'unknown:';

// Passed as a second argument, tells a constructor that the first one is an object of this package.
const OWN: unique symbol = /* @__PURE__ */ Symbol('own');

/**
 * Returns classes that extend those of a platform, and behave like those of this package. Each object has an object of
 * this package, which has its state, and copies each change to what the platform has stored.
 */
export function extendClasses(platform: Classes): Classes {
  // Some tools cannot read a static block, so what the code below needs of a class is in static members, which are then removed.
  class Params extends platform.URLSearchParams {
    readonly #own: URLSearchParams;
    readonly #update: (() => void) | undefined;

    static ownOf = (params: Params): URLSearchParams => params.#own;
    static copyPairs = (params: Params): void => params.#copy();

    constructor(init: URLSearchParamsInit = '', kind?: typeof OWN, update?: () => void) {
      const own = kind === OWN ? (init as object as URLSearchParams) : new URLSearchParams(init);
      super(`${own}`);
      this.#own = own;
      this.#update = update;
    }

    override append(name: string, value: string): void {
      const own = this.#own;
      assertArguments(arguments.length, 2);
      const pair = [toUSVString(name), toUSVString(value)] as const;
      own.append(...pair);
      super.append(...pair);
      this.#update?.();
    }

    override delete(name: string, value: string | undefined = undefined): void {
      const own = this.#own;
      assertArguments(arguments.length, 1);
      const key = toUSVString(name);
      own.delete(key, value);
      // Old platforms ignore the value.
      if (value === undefined) super.delete(key);
      else this.#copy();
      this.#update?.();
    }

    override set(name: string, value: string): void {
      const own = this.#own;
      assertArguments(arguments.length, 2);
      const pair = [toUSVString(name), toUSVString(value)] as const;
      own.set(...pair);
      super.set(...pair);
      this.#update?.();
    }

    override sort(): void {
      this.#own.sort();
      super.sort();
      this.#update?.();
    }

    override forEach(
      callback: (value: string, name: string, parent: URLSearchParams) => void,
      thisArg: unknown = undefined,
    ): void {
      const own = this.#own;
      if (typeof callback !== 'function') throw new TypeError('callback must be a function');
      own.forEach((value, name) => {
        Reflect.apply(callback, thisArg, [value, name, this]);
      });
    }

    #copy(): void {
      for (const name of new Set(super.keys())) super.delete(name);
      for (const pair of this.#own) super.append(...pair);
    }
  }

  const { ownOf, copyPairs } = takeStatics(Params, ['ownOf', 'copyPairs']);
  delegate<Params>(Params.prototype, URLSearchParams.prototype, ownOf);

  class Extended extends platform.URL {
    readonly #own: URL;
    #params: Params | null = null;

    static ownOf = (url: Extended): URL => url.#own;
    static copyOf = (url: Extended, attribute: string): void => url.#copy(attribute);

    constructor(url: string | URL, base: string | URL | typeof OWN | undefined = undefined) {
      assertArguments(arguments.length, 1);
      const own = base === OWN ? (url as URL) : new URL(url, base);
      super(UNKNOWN);
      this.#own = own;
      this.#copyHref();
    }

    static override parse(
      url: string | URL,
      base: string | URL | undefined = undefined,
    ): URL | null {
      assertArguments(arguments.length, 1);
      const own = URL.parse(url, base);
      return own === null ? null : new Extended(own, OWN);
    }

    static override canParse(
      url: string | URL,
      base: string | URL | undefined = undefined,
    ): boolean {
      assertArguments(arguments.length, 1);
      return URL.canParse(url, base);
    }

    override get searchParams(): URLSearchParams {
      this.#params ??= new Params(this.#own.searchParams, OWN, () => this.#copyHref());
      return this.#params;
    }

    #copy(attribute: string): void {
      this.#copyHref();
      if (this.#params !== null && /^(?:href|search)$/.test(attribute)) copyPairs(this.#params);
    }

    #copyHref(): void {
      for (const href of [this.#own.href, UNKNOWN]) {
        try {
          // Babel's preset for React Native would make `this.href` of `super.href`, which calls the setter here again.
          if (Reflect.set(platform.URL.prototype, 'href', href, this)) return;
        } catch {
          // The platform cannot parse it.
        }
      }
    }
  }

  const statics = takeStatics(Extended, ['ownOf', 'copyOf']);
  delegate<Extended>(Extended.prototype, URL.prototype, statics.ownOf, statics.copyOf);

  defineInterface('URLSearchParams', Params, iterateByEntries);
  defineInterface('URL', Extended);
  includeInstances(Params, platform.URLSearchParams);
  includeInstances(Extended, platform.URL);
  return { URL: Extended, URLSearchParams: Params };
}

/** Removes static members of a class, and returns them. */
function takeStatics<Class extends object, Name extends keyof Class>(
  from: Class,
  names: readonly Name[],
): Pick<Class, Name> {
  const taken = { ...from };
  for (const name of names) Reflect.deleteProperty(from, name);
  return taken;
}

/** Defines the members of an interface that a class does not have, with those of its own objects. */
function delegate<Instance extends object>(
  prototype: Instance,
  ownPrototype: object,
  ownOf: (instance: Instance) => object,
  onChange?: (instance: Instance, attribute: string) => void,
): void {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(ownPrototype));
  for (const [name, { get, set, value }] of properties) {
    if (Reflect.getOwnPropertyDescriptor(prototype, name) !== undefined) continue;
    const members = {
      get [name](): unknown {
        return get?.call(ownOf(this as object as Instance));
      },
      set [name](newValue: unknown) {
        set?.call(ownOf(this as object as Instance), newValue);
        onChange?.(this as object as Instance, name);
      },
    };
    const methods = {
      [name](...args: unknown[]): unknown {
        return Reflect.apply(value, ownOf(this as object as Instance), args);
      },
    };
    const isMethod = value !== undefined;
    const property = Object.getOwnPropertyDescriptor(isMethod ? methods : members, name);
    if (isMethod) {
      const length = withoutPrototype({ value: value.length, configurable: true });
      Object.defineProperty(methods[name], 'length', length);
    } else if (set === undefined) Reflect.set(property ?? {}, 'set', undefined);
    Object.defineProperty(prototype, name, withoutPrototype({ ...property }));
  }
}

/** Makes `instanceof` true for objects of the platform's class, too: functions of the platform return these. */
function includeInstances(
  extended: URLConstructor | URLSearchParamsConstructor,
  platformClass: URLConstructor | URLSearchParamsConstructor,
): void {
  const isInstance = Function.prototype[Symbol.hasInstance];
  const value = function (this: unknown, object: unknown): boolean {
    return isInstance.call(this === extended ? platformClass : (this as () => void), object);
  };
  Object.defineProperty(extended, Symbol.hasInstance, withoutPrototype({ value }));
}
