// Classes whose objects are also objects of the platform's classes. Functions of the platform take only these: some ask
// for the class, and some read the internal slots that the platform's constructor has set.

import { withoutPrototype } from '@urlkit/internal';
import { URL, type URLConstructor } from './url.js';
import {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
} from './url-search-params.js';
import {
  assertArguments,
  defineInterface,
  iterateByEntries,
  rejectReceiver,
  toUSVString,
} from './web-idl.js';

/** The classes of a global object. */
export interface Classes {
  readonly URL: URLConstructor;
  readonly URLSearchParams: URLSearchParamsConstructor;
}

// The placeholder that the platform stores for a URL that it cannot parse, with its query.
const UNKNOWN = 'unknown:';

// Passed as a second argument, tells a constructor that the first one is an object of this package.
const OWN: unique symbol = /* @__PURE__ */ Symbol('own');

/**
 * Returns classes that extend a platform's classes, and behave like ours. Each instance wraps one of our objects, which has
 * the state, and makes its changes in the platform's object, too.
 */
export function extendClasses(platform: Classes): Classes {
  // Not a private field, because the platform makes the objects that belong to its URLs.
  const owns = new WeakMap<object, URLSearchParams>();
  const paramsOf = (params: object, member: string): URLSearchParams =>
    owns.get(params) ?? rejectReceiver(member, 'URLSearchParams');

  class Params extends platform.URLSearchParams {
    constructor(init: URLSearchParamsInit = '') {
      const own = new URLSearchParams(init);
      // Without an argument, for whose pairs the constructor of React Native calls `append`.
      super();
      owns.set(this, own);
      for (const pair of own) super.append(...pair);
    }

    override append(name: string, value: string): void {
      const own = paramsOf(this, 'append');
      assertArguments(arguments.length, 2);
      const pair = [toUSVString(name), toUSVString(value)] as const;
      own.append(...pair);
      super.append(...pair);
    }

    override delete(name: string, value: string | undefined = undefined): void {
      const own = paramsOf(this, 'delete');
      assertArguments(arguments.length, 1);
      const key = toUSVString(name);
      own.delete(key, value);
      if (value === undefined) {
        super.delete(key);
        return;
      }
      // Old platforms ignore the value.
      for (const each of new Set(super.keys())) super.delete(each);
      for (const pair of own) super.append(...pair);
    }

    override set(name: string, value: string): void {
      const own = paramsOf(this, 'set');
      assertArguments(arguments.length, 2);
      const pair = [toUSVString(name), toUSVString(value)] as const;
      own.set(...pair);
      super.set(...pair);
    }

    override sort(): void {
      paramsOf(this, 'sort').sort();
      super.sort();
    }

    override forEach(
      callback: (value: string, name: string, parent: URLSearchParams) => void,
      thisArg: unknown = undefined,
    ): void {
      const own = paramsOf(this, 'forEach');
      if (typeof callback !== 'function') throw new TypeError('callback must be a function');
      own.forEach((value, name) => {
        Reflect.apply(callback, thisArg, [value, name, this]);
      });
    }
  }

  delegate(Params.prototype, URLSearchParams.prototype, paramsOf);

  class Extended extends platform.URL {
    readonly #own: URL;
    #params: URLSearchParams | null = null;

    // Some tools cannot read a static block, so these are static members, which are then removed.
    static ownOf = (url: Extended): URL => url.#own;
    static change = (url: Extended, run: () => void): void => {
      // Node writes changed search parameters when it next reads its URL, and would ask this object for the new ones.
      if (url.#params !== null) Reflect.get(platform.URL.prototype, 'href', url);
      run();
      url.#copyHref();
    };

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
      if (this.#params === null) {
        const params = Reflect.get(platform.URL.prototype, 'searchParams', this);
        owns.set(params, this.#own.searchParams);
        this.#params = Object.setPrototypeOf(params, Params.prototype) as URLSearchParams;
      }
      return this.#params;
    }

    #copyHref(): void {
      for (const href of [this.#own.href, UNKNOWN + this.#own.search]) {
        try {
          // Babel's preset for React Native would make `this.href` of `super.href`, which calls the setter here again.
          if (Reflect.set(platform.URL.prototype, 'href', href, this)) return;
        } catch {
          // The platform cannot parse it.
        }
      }
    }
  }

  const { ownOf, change } = Extended;
  for (const name of ['ownOf', 'change']) Reflect.deleteProperty(Extended, name);
  delegate(Extended.prototype, URL.prototype, ownOf, change);

  defineInterface('URLSearchParams', Params, iterateByEntries);
  defineInterface('URL', Extended);
  includeInstances(Params, platform.URLSearchParams);
  includeInstances(Extended, platform.URL);
  return { URL: Extended, URLSearchParams: Params };
}

/** Defines the members of an interface in its order. A member that a class lacks calls the wrapped object's member. */
function delegate<Instance extends object>(
  prototype: Instance,
  ownPrototype: object,
  ownOf: (instance: Instance, member: string) => object,
  change?: (instance: Instance, run: () => void) => void,
): void {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(ownPrototype));
  for (const [name, { get, set, value }] of properties) {
    const members = {
      get [name](): unknown {
        return get?.call(ownOf(this as object as Instance, name));
      },
      set [name](newValue: unknown) {
        const own = ownOf(this as object as Instance, name);
        change?.(this as object as Instance, () => set?.call(own, newValue));
      },
    };
    const methods = {
      [name](...args: unknown[]): unknown {
        return Reflect.apply(value, ownOf(this as object as Instance, name), args);
      },
    };
    const isMethod = value !== undefined;
    const property = Object.getOwnPropertyDescriptor(isMethod ? methods : members, name);
    if (isMethod) {
      const length = withoutPrototype({ value: value.length, configurable: true });
      Object.defineProperty(methods[name], 'length', length);
    } else if (set === undefined) Reflect.set(property ?? {}, 'set', undefined);
    const present = Reflect.getOwnPropertyDescriptor(prototype, name);
    Reflect.deleteProperty(prototype, name);
    Object.defineProperty(prototype, name, withoutPrototype({ ...(present ?? property) }));
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
