// https://url.spec.whatwg.org/#interface-urlsearchparams

import { serializeURLEncodedList } from '@urlkit/form-urlencoded';
import { definePrinting } from './printing.js';
import {
  createList,
  findPair,
  findValue,
  itemsOf,
  type Pair,
  pairAt,
  type QueryList,
  removePairs,
} from './query-list.js';
import {
  assertArguments,
  becomeIteratorPrototype,
  defineInterface,
  iterateByEntries,
  rejectReceiver,
  toUSVString,
} from './web-idl.js';

/**
 * The argument of the constructor of URLSearchParams: pairs, a record, or a query string.
 *
 * @see https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
 */
export type URLSearchParamsInit =
  | Iterable<Iterable<string>>
  | Readonly<Record<string, string>>
  | string;

/**
 * An iterator over a URLSearchParams object. It sees later changes of the object.
 *
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export interface URLSearchParamsIterator<T> extends IteratorObject<T, undefined, unknown> {
  /** Returns the iterator itself. */
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
  /** Appends a pair. */
  append(name: string, value: string): void;
  /** Removes the pairs with this name, or with this name and value. */
  delete(name: string, value?: string): void;
  /** The first value with this name, or null. */
  get(name: string): string | null;
  /** All values with this name, in their order. */
  getAll(name: string): string[];
  /** Whether there is a pair with this name, or with this name and value. */
  has(name: string, value?: string): boolean;
  /** Sets the first value with this name and removes the others, or appends a pair. */
  set(name: string, value: string): void;
  /** Sorts the pairs by name, in code units; pairs with one name keep their order. */
  sort(): void;
  /** Iterates over the pairs. */
  entries(): URLSearchParamsIterator<[string, string]>;
  /** Iterates over the names. */
  keys(): URLSearchParamsIterator<string>;
  /** Iterates over the values. */
  values(): URLSearchParamsIterator<string>;
  /** Calls a function with each pair. */
  forEach(
    callback: (value: string, name: string, parent: URLSearchParams) => void,
    thisArg?: unknown,
  ): void;
  /** The pairs, serialized, without U+003F (?). */
  toString(): string;
  /** Iterates over the pairs. */
  [Symbol.iterator](): URLSearchParamsIterator<[string, string]>;
}

/**
 * The type of the interface object {@link URLSearchParams}.
 *
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export interface URLSearchParamsConstructor {
  /** The prototype of all URLSearchParams objects. */
  readonly prototype: URLSearchParams;
  /**
   * Creates a list, which is empty by default.
   *
   * @param init Pairs, a record, or a query string with or without U+003F (?).
   * @throws {TypeError} If a pair does not have two items.
   * @see https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
   */
  new (init?: URLSearchParamsInit): URLSearchParams;
}

// Passed as a second argument, tells the constructor that the first one is the list of a URL object.
const LIST: unique symbol = /* @__PURE__ */ Symbol('list');

const QUESTION_MARK = 0x3f;

// The constructor, as this module calls it.
interface InternalConstructor extends URLSearchParamsConstructor {
  new (list: QueryList, kind: typeof LIST): URLSearchParams;
}

// Inside the class, `URLSearchParams` would be the class itself.
type QueryObject = URLSearchParams;

const URLSearchParamsClass: InternalConstructor = /* @__PURE__ */ defineInterface(
  'URLSearchParams',
  class URLSearchParams implements QueryObject {
    readonly #list: QueryList;

    constructor(init: URLSearchParamsInit | QueryList = '', kind?: typeof LIST) {
      this.#list = kind === LIST ? (init as QueryList) : listFrom(init);
    }

    get size(): number {
      return itemsOf(URLSearchParams.#listOf(this, 'size')).length / 2;
    }

    append(name: string, value: string): void {
      const list = URLSearchParams.#listOf(this, 'append');
      assertArguments(arguments.length, 2);
      const newName = toUSVString(name);
      const newValue = toUSVString(value);
      itemsOf(list).push(newName, newValue);
      list.isAhead = true;
    }

    delete(name: string, value: string | undefined = undefined): void {
      const list = URLSearchParams.#listOf(this, 'delete');
      assertArguments(arguments.length, 1);
      const wanted = toUSVString(name);
      removePairs(itemsOf(list), wanted, value === undefined ? value : toUSVString(value));
      list.isAhead = true;
    }

    get(name: string): string | null {
      const list = URLSearchParams.#listOf(this, 'get');
      assertArguments(arguments.length, 1);
      return findValue(list, toUSVString(name));
    }

    getAll(name: string): string[] {
      const list = URLSearchParams.#listOf(this, 'getAll');
      assertArguments(arguments.length, 1);
      const wanted = toUSVString(name);
      const items = itemsOf(list);
      const values: string[] = [];
      let index = findPair(items, wanted);
      while (index !== -1) {
        values.push(pairAt(items, index)[1]);
        index = findPair(items, wanted, undefined, index + 2);
      }
      return values;
    }

    has(name: string, value: string | undefined = undefined): boolean {
      const list = URLSearchParams.#listOf(this, 'has');
      assertArguments(arguments.length, 1);
      const wanted = toUSVString(name);
      if (value === undefined) return findValue(list, wanted) !== null;
      const wantedValue = toUSVString(value);
      return findPair(itemsOf(list), wanted, wantedValue) !== -1;
    }

    set(name: string, value: string): void {
      const list = URLSearchParams.#listOf(this, 'set');
      assertArguments(arguments.length, 2);
      const newName = toUSVString(name);
      const newValue = toUSVString(value);
      const items = itemsOf(list);
      const first = findPair(items, newName);
      if (first === -1) items.push(newName, newValue);
      else {
        items[first + 1] = newValue;
        removePairs(items, newName, undefined, first + 2);
      }
      list.isAhead = true;
    }

    sort(): void {
      const list = URLSearchParams.#listOf(this, 'sort');
      const items = itemsOf(list);
      const pairs: Pair[] = [];
      for (let index = 0; index < items.length; index += 2) pairs.push(pairAt(items, index));
      list.items = pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)).flat();
      list.isAhead = true;
    }

    toString(): string {
      return serializeURLEncodedList(itemsOf(URLSearchParams.#listOf(this, 'toString')));
    }

    entries(): URLSearchParamsIterator<[string, string]> {
      return new PairIterator(URLSearchParams.#listOf(this, 'entries'), (pair) => pair);
    }

    keys(): URLSearchParamsIterator<string> {
      return new PairIterator(URLSearchParams.#listOf(this, 'keys'), (pair) => pair[0]);
    }

    values(): URLSearchParamsIterator<string> {
      return new PairIterator(URLSearchParams.#listOf(this, 'values'), (pair) => pair[1]);
    }

    forEach(
      callback: (value: string, name: string, parent: QueryObject) => void,
      thisArg: unknown = undefined,
    ): void {
      const list = URLSearchParams.#listOf(this, 'forEach');
      if (typeof callback !== 'function') throw new TypeError('callback must be a function');
      // The callback may change the list.
      for (let index = 0; index < itemsOf(list).length; index += 2) {
        const [name, value] = pairAt(itemsOf(list), index);
        Reflect.apply(callback, thisArg, [value, name, this]);
      }
    }

    static #listOf(object: URLSearchParams, member: string): QueryList {
      try {
        return object.#list;
      } catch {
        return rejectReceiver(member, 'URLSearchParams');
      }
    }

    declare [Symbol.iterator]: () => URLSearchParamsIterator<[string, string]>;
  },
  (prototype) => {
    iterateByEntries(prototype);
    definePrinting(prototype, '[Object]', (params, inspect) => {
      const pairs = Array.from(params, (pair) => pair.map(inspect).join(' => ')).join(', ');
      return `URLSearchParams {${pairs && ` ${pairs} `}}`;
    });
  },
);

/**
 * The class `URLSearchParams` of the standard: the name-value pairs of a query.
 *
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export const URLSearchParams: URLSearchParamsConstructor = URLSearchParamsClass;

/** Makes the query object of a URL object, around the list that the URL object keeps. */
export function createQueryObject(list: QueryList): URLSearchParams {
  return new URLSearchParamsClass(list, LIST);
}

// https://webidl.spec.whatwg.org/#js-default-iterator-object
const ITERATOR = 'URLSearchParams Iterator';
const PairIterator = /* @__PURE__ */ defineInterface(
  ITERATOR,
  class<T> {
    readonly #list: QueryList;
    readonly #select: (pair: Pair) => T;
    #index = 0;
    declare [Symbol.iterator]: () => URLSearchParamsIterator<T>;

    constructor(list: QueryList, select: (pair: Pair) => T) {
      this.#list = list;
      this.#select = select;
    }

    next(): IteratorResult<T, undefined> {
      let index: number;
      try {
        index = this.#index;
      } catch {
        return rejectReceiver('next', ITERATOR);
      }
      const items = itemsOf(this.#list);
      if (index >= items.length) return { value: undefined, done: true };
      this.#index += 2;
      return { value: this.#select(pairAt(items, index)), done: false };
    }
  },
  becomeIteratorPrototype,
);

const isEnumerable = Object.prototype.propertyIsEnumerable;
const INVALID_PAIR = 'Each pair takes a name and a value';

// https://url.spec.whatwg.org/#urlsearchparams-initialize
function listFrom(init: unknown): QueryList {
  if (isObject(init)) return createList('', itemsFrom(init));
  const query = toUSVString(init);
  return createList(query.charCodeAt(0) === QUESTION_MARK ? query.slice(1) : query);
}

function itemsFrom(init: object): string[] {
  const method = Reflect.get(init, Symbol.iterator);
  if (method === undefined || method === null) return itemsFromRecord(init);
  const pairs = toSequence(init, toStrings, method);
  const items: string[] = [];
  for (const pair of pairs) {
    if (pair.length !== 2) throw new TypeError(INVALID_PAIR);
    items.push(pair[0] as string, pair[1] as string);
  }
  return items;
}

function toStrings(pair: unknown): string[] {
  if (!isObject(pair)) throw new TypeError(INVALID_PAIR);
  return toSequence(pair, toUSVString);
}

function isObject(value: unknown): value is object {
  return Object(value) === value;
}

// https://webidl.spec.whatwg.org/#js-sequence
// Typed as a sequence. For anything else, Reflect throws the TypeErrors.
function toSequence<Item, T>(
  value: object,
  convert: (item: Item) => T,
  method: () => object = Reflect.get(value, Symbol.iterator),
): T[] {
  const iterator = Reflect.apply(method, value, []);
  const next: () => object = Reflect.get(iterator, 'next');
  // A for-of loop would close the iterator if a conversion throws.
  const items: T[] = [];
  for (;;) {
    const result = Reflect.apply(next, iterator, []);
    if (Reflect.get(result, 'done')) return items;
    items.push(convert(Reflect.get(result, 'value')));
  }
}

// https://webidl.spec.whatwg.org/#js-record
function itemsFromRecord(record: object): string[] {
  const items: string[] = [];
  let isUnique = true;
  for (const key of Reflect.ownKeys(record)) {
    if (isEnumerable.call(record, key)) {
      const name = toUSVString(key);
      items.push(name, toUSVString(Reflect.get(record, key)));
      isUnique &&= name === key;
    }
  }
  if (isUnique) return items;
  // Two keys can become one name.
  const values = new Map<string, string>();
  for (let index = 0; index < items.length; index += 2) values.set(...pairAt(items, index));
  return [...values].flat();
}
