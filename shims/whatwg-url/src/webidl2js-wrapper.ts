/**
 * What DOM implementations use of whatwg-url: classes for their global objects.
 *
 * @packageDocumentation
 */

import * as api from '@urlkit/url-api';

/** The method of wrappers of webidl2js that defines their class. */
export interface Wrapper {
  /** Defines a class that only this global object has, if one of the names is `Window` or `Worker`. */
  install(globalObject: object, globalNames: readonly string[]): void;
}

/** Copies a class, so that what a page adds to it stays in the page. Objects are those of the original. */
function copyClass<Class extends { prototype: object }>(original: Class): Class {
  const copy = class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: it has the private members of the original.
      return Reflect.construct(original as never, arguments, new.target);
    }
  };
  const { prototype: _, ...statics } = Object.getOwnPropertyDescriptors(original);
  const members = Object.getOwnPropertyDescriptors(original.prototype);
  Object.assign(members.constructor, { value: copy });
  Object.defineProperties(copy.prototype, members);
  return Object.defineProperties(copy, statics) as never;
}

function createClasses(): Pick<typeof api, 'URL' | 'URLSearchParams'> {
  const [URL, URLSearchParams] = [copyClass(api.URL), copyClass(api.URLSearchParams)];
  URL.parse = function parse(_url) {
    const url = Reflect.apply(api.URL.parse, api.URL, arguments);
    return url && Object.setPrototypeOf(url, URL.prototype);
  };
  Object.defineProperty(URL.prototype, 'searchParams', {
    get() {
      const params = Reflect.get(api.URL.prototype, 'searchParams', this);
      const isNew = Object.getPrototypeOf(params) === api.URLSearchParams.prototype;
      return isNew ? Object.setPrototypeOf(params, URLSearchParams.prototype) : params;
    },
  });
  return { URL, URLSearchParams };
}

const classesOf = new WeakMap<object, ReturnType<typeof createClasses>>();

function wrapperOf(name: 'URL' | 'URLSearchParams', legacyName: string): Wrapper {
  return {
    install(globalObject, globalNames) {
      if (!globalNames.includes('Window') && !globalNames.includes('Worker')) return;
      const classes = classesOf.get(globalObject) ?? createClasses();
      classesOf.set(globalObject, classes);
      for (const key of globalNames.includes('Window') ? [name, legacyName] : [name]) {
        const value = classes[name];
        Object.defineProperty(globalObject, key, { value, writable: true, configurable: true });
      }
    },
  };
}

/** Installs `URL`, and `webkitURL` in windows. */
export const URL: Wrapper = wrapperOf('URL', 'webkitURL');

/** Installs `URLSearchParams`. */
export const URLSearchParams: Wrapper = wrapperOf('URLSearchParams', 'URLSearchParams');
