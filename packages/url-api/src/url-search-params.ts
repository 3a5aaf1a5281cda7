// https://url.spec.whatwg.org/#interface-urlsearchparams

import { parseURLEncodedList, serializeURLEncodedList } from '@urlkit/form-urlencoded';
import { pairAt, QueryList } from './query-list.js';
import {
  becomeIteratorPrototype,
  defineInterface,
  iterateByEntries,
  requireArguments,
  toUSVString,
} from './web-idl.js';

/** What a URLSearchParams object can be made from: pairs, a record, or a query string. */
export type URLSearchParamsInit =
  | Iterable<Iterable<string>>
  | Readonly<Record<string, string>>
  | string;

/** An iterator over a URLSearchParams object, which sees changes made meanwhile. */
export interface URLSearchParamsIterator<T> extends IteratorObject<T, undefined, unknown> {
  [Symbol.iterator](): URLSearchParamsIterator<T>;
}

/**
 * A list of name-value pairs, in application/x-www-form-urlencoded.
 *
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export interface URLSearchParams {
  /** How many pairs there are. */
  readonly size: number;
  append(name: string, value: string): void;
  /** Removes the pairs with this name, or with this name and value. */
  delete(name: string, value?: string): void;
  /** The first value with this name, or null. */
  get(name: string): string | null;
  getAll(name: string): string[];
  /** Whether there is a pair with this name, or with this name and value. */
  has(name: string, value?: string): boolean;
  /** Sets the first value with this name and removes the others, or appends a pair. */
  set(name: string, value: string): void;
  /** Sorts the pairs by name, in code units; pairs with one name keep their order. */
  sort(): void;
  entries(): URLSearchParamsIterator<[string, string]>;
  keys(): URLSearchParamsIterator<string>;
  values(): URLSearchParamsIterator<string>;
  forEach(
    callback: (value: string, name: string, parent: URLSearchParams) => void,
    thisArg?: unknown,
  ): void;
  /** The pairs, serialized. */
  toString(): string;
  [Symbol.iterator](): URLSearchParamsIterator<[string, string]>;
}

/** The type of the interface object {@link URLSearchParams}. */
export interface URLSearchParamsConstructor {
  readonly prototype: URLSearchParams;
  /**
   * @param init Pairs, a record, or a query string with or without U+003F (?).
   * @throws {TypeError} If a pair has not two items.
   * @see https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
   */
  new (init?: URLSearchParamsInit): URLSearchParams;
}

// The list of a URL object that is handed to the constructor past its argument.
let handedOver: QueryList | null = null;

const URLSearchParamsClass: URLSearchParamsConstructor = /* @__PURE__ */ defineInterface(
  'URLSearchParams',
  class implements URLSearchParams {
    readonly #list: QueryList;

    constructor(init: URLSearchParamsInit = '') {
      const list = handedOver;
      handedOver = null;
      this.#list = list ?? new QueryList(itemsFrom(init));
    }

    get size(): number {
      return this.#list.items.length / 2;
    }

    append(name: string, value: string): void {
      requireArguments('URLSearchParams.append', arguments.length, 2);
      const list = this.#list;
      const newName = toUSVString(name);
      const newValue = toUSVString(value);
      list.items.push(newName, newValue);
      list.update();
    }

    delete(name: string, value: string | undefined = undefined): void {
      requireArguments('URLSearchParams.delete', arguments.length, 1);
      const list = this.#list;
      list.remove(0, toUSVString(name), toOptionalUSVString(value));
      list.update();
    }

    get(name: string): string | null {
      requireArguments('URLSearchParams.get', arguments.length, 1);
      const list = this.#list;
      const index = list.find(toUSVString(name));
      return index === -1 ? null : valueAt(list.items, index);
    }

    getAll(name: string): string[] {
      requireArguments('URLSearchParams.getAll', arguments.length, 1);
      const list = this.#list;
      const wanted = toUSVString(name);
      return list.items.filter((_, index) => index % 2 === 1 && list.items[index - 1] === wanted);
    }

    has(name: string, value: string | undefined = undefined): boolean {
      requireArguments('URLSearchParams.has', arguments.length, 1);
      const list = this.#list;
      return list.find(toUSVString(name), toOptionalUSVString(value)) !== -1;
    }

    set(name: string, value: string): void {
      requireArguments('URLSearchParams.set', arguments.length, 2);
      const list = this.#list;
      const newName = toUSVString(name);
      const newValue = toUSVString(value);
      const first = list.find(newName);
      if (first === -1) list.items.push(newName, newValue);
      else {
        list.items[first + 1] = newValue;
        list.remove(first + 2, newName);
      }
      list.update();
    }

    sort(): void {
      const list = this.#list;
      list.items = list.pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).flat();
      list.update();
    }

    toString(): string {
      return serializeURLEncodedList(this.#list.items);
    }

    entries(): URLSearchParamsIterator<[string, string]> {
      return new PairIterator(this.#list, pairAt);
    }

    keys(): URLSearchParamsIterator<string> {
      return new PairIterator(this.#list, nameAt);
    }

    values(): URLSearchParamsIterator<string> {
      return new PairIterator(this.#list, valueAt);
    }

    forEach(
      callback: (value: string, name: string, parent: URLSearchParams) => void,
      thisArg: unknown = undefined,
    ): void {
      const list = this.#list;
      requireArguments('URLSearchParams.forEach', arguments.length, 1);
      if (typeof callback !== 'function') {
        throw new TypeError('URLSearchParams.forEach: the callback is not a function');
      }
      for (let index = 0; index < list.items.length; index += 2) {
        const [name, value] = pairAt(list.items, index);
        Reflect.apply(callback, thisArg, [value, name, this]);
      }
    }

    declare [Symbol.iterator]: () => URLSearchParamsIterator<[string, string]>;
  },
  iterateByEntries,
);

/** @see https://url.spec.whatwg.org/#interface-urlsearchparams */
export const URLSearchParams: URLSearchParamsConstructor = URLSearchParamsClass;

/** Makes the query object of a URL object, around a list that the URL object keeps as well. */
export function createQueryObject(list: QueryList): URLSearchParams {
  handedOver = list;
  return new URLSearchParamsClass();
}

// https://webidl.spec.whatwg.org/#js-default-iterator-object
const PairIterator = /* @__PURE__ */ defineInterface(
  'URLSearchParams Iterator',
  class<T> {
    readonly #list: QueryList;
    readonly #read: (items: readonly string[], index: number) => T;
    #index = 0;
    declare [Symbol.iterator]: () => URLSearchParamsIterator<T>;

    constructor(list: QueryList, read: (items: readonly string[], index: number) => T) {
      this.#list = list;
      this.#read = read;
    }

    next(): IteratorResult<T, undefined> {
      const { items } = this.#list;
      const index = this.#index;
      if (index >= items.length) return { value: undefined, done: true };
      this.#index += 2;
      return { value: this.#read(items, index), done: false };
    }
  },
  becomeIteratorPrototype,
);

function nameAt(items: readonly string[], index: number): string {
  return pairAt(items, index)[0];
}

function valueAt(items: readonly string[], index: number): string {
  return pairAt(items, index)[1];
}

function toOptionalUSVString(value: unknown): string | undefined {
  return value === undefined ? value : toUSVString(value);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

// https://url.spec.whatwg.org/#urlsearchparams-initialize
function itemsFrom(init: unknown): string[] {
  if (!isObject(init)) {
    const query = `${init}`;
    return parseURLEncodedList(query.startsWith('?') ? query.slice(1) : query);
  }
  const method: unknown = Reflect.get(init, Symbol.iterator);
  if (method === undefined || method === null) return itemsFromRecord(init);
  const pairs = toSequence(init, method, toPair);
  if (pairs.some(({ length }) => length !== 2)) {
    throw new TypeError('URLSearchParams: each pair takes a name and a value');
  }
  return pairs.flat();
}

// https://webidl.spec.whatwg.org/#js-sequence
function toSequence<T>(value: object, method: unknown, convert: (item: unknown) => T): T[] {
  if (typeof method !== 'function') {
    throw new TypeError('URLSearchParams: the initial value is not iterable');
  }
  const iterator: unknown = Reflect.apply(method, value, []);
  if (!isObject(iterator)) throw new TypeError('URLSearchParams: an iterator is not an object');
  const next: unknown = Reflect.get(iterator, 'next');
  if (typeof next !== 'function') throw new TypeError('URLSearchParams: next is not a function');
  // No loop of the language: it would close the iterator where a conversion throws.
  const items: T[] = [];
  for (;;) {
    const result: unknown = Reflect.apply(next, iterator, []);
    if (!isObject(result)) throw new TypeError('URLSearchParams: a step is not an object');
    if (Reflect.get(result, 'done')) return items;
    items.push(convert(Reflect.get(result, 'value')));
  }
}

function toPair(value: unknown): string[] {
  if (!isObject(value)) throw new TypeError('URLSearchParams: a pair is not an object');
  return toSequence(value, Reflect.get(value, Symbol.iterator), toUSVString);
}

// https://webidl.spec.whatwg.org/#js-record
function itemsFromRecord(record: object): string[] {
  const result = new Map<string, string>();
  for (const key of Reflect.ownKeys(record)) {
    if (Reflect.getOwnPropertyDescriptor(record, key)?.enumerable) {
      result.set(toUSVString(key), toUSVString(Reflect.get(record, key)));
    }
  }
  return Array.from(result).flat();
}
