// The URL standard of 28 December 2012, 7.3 Interface URLQuery

import { parseURLEncoded, serializeURLEncoded } from '@urlkit/form-urlencoded';
import { assertArguments, defineInterface, rejectReceiver } from './web-idl.js';

/**
 * The argument of the constructor of URLQuery: a query string without U+003F (?), another URLQuery
 * object, or a record of names and values.
 */
export type URLQueryInit = string | URLQuery | Readonly<Record<string, string>> | null;

/**
 * A list of name-value pairs, which may repeat a name. If it is the query of an object with
 * {@link URLUtils}, a change of either changes the other. Section 7.3 of the URL standard of 28 December
 * 2012 defines it.
 */
export interface URLQuery {
  /** The first value with this name, or null. */
  get(name: string): string | null;
  /** All values with this name, in their order. */
  getAll(name: string): string[];
  /** Sets the first value with this name, and leaves the others; or appends a pair. */
  set(name: string, value: string): void;
  /** Appends a pair. */
  append(name: string, value: string): void;
  /** Whether there is a pair with this name. */
  has(name: string): boolean;
  /** Removes all pairs with this name. */
  delete(name: string): void;
  /** How many pairs there are. */
  readonly size: number;
}

/** A name and a value. */
type Tuple = [name: string, value: string];

/** The type of the interface object {@link URLQuery}. */
export interface URLQueryConstructor {
  /** The prototype of all URLQuery objects. */
  readonly prototype: URLQuery;
  /** Creates a list, which is empty by default. */
  new (init?: URLQueryInit): URLQuery;
}

/** The state of a URLQuery object. */
export interface URLQueryState {
  tuples: Tuple[];
  /** Tells the url object that the list has changed; null if there is no url object. */
  updateURL: (() => void) | null;
}

const states = /* @__PURE__ */ new WeakMap<object, URLQueryState>();

/** @throws {TypeError} If an argument is not a URLQuery object. */
export function stateOf(query: object): URLQueryState {
  const state = states.get(query);
  if (state === undefined) throw new TypeError('query must be a URLQuery');
  return state;
}

/** Runs the update steps of a URLQuery object. */
export function updateQuery(query: object): void {
  stateOf(query).updateURL?.();
}

/** Serializes the list of a URLQuery object. */
export function serializeQuery(query: object): string {
  return serializeURLEncoded(stateOf(query).tuples);
}

// Inside the class, `URLQuery` would be the class itself.
type QueryObject = URLQuery;

const URLQueryClass: URLQueryConstructor = /* @__PURE__ */ defineInterface(
  'URLQuery',
  class URLQuery implements QueryObject {
    constructor(init: URLQueryInit | undefined = null) {
      states.set(this, { tuples: tuplesOf(init), updateURL: null });
    }

    get size(): number {
      return stateOfReceiver(this, 'size').tuples.length;
    }

    get(name: string): string | null {
      const state = stateOfReceiver(this, 'get');
      assertArguments(arguments.length, 1);
      const first = findFirst(state, `${name}`);
      return first === undefined ? null : first[1];
    }

    getAll(name: string): string[] {
      const state = stateOfReceiver(this, 'getAll');
      assertArguments(arguments.length, 1);
      const wanted = `${name}`;
      return state.tuples.filter((pair) => pair[0] === wanted).map((pair) => pair[1]);
    }

    has(name: string): boolean {
      const state = stateOfReceiver(this, 'has');
      assertArguments(arguments.length, 1);
      return findFirst(state, `${name}`) !== undefined;
    }

    set(name: string, value: string): void {
      const state = stateOfReceiver(this, 'set');
      assertArguments(arguments.length, 2);
      const pair: Tuple = [`${name}`, `${value}`];
      const first = findFirst(state, pair[0]);
      if (first === undefined) state.tuples.push(pair);
      else first[1] = pair[1];
      updateQuery(this);
    }

    append(name: string, value: string): void {
      const state = stateOfReceiver(this, 'append');
      assertArguments(arguments.length, 2);
      const pair: Tuple = [`${name}`, `${value}`];
      state.tuples.push(pair);
      updateQuery(this);
    }

    delete(name: string): void {
      const state = stateOfReceiver(this, 'delete');
      assertArguments(arguments.length, 1);
      const unwanted = `${name}`;
      state.tuples = state.tuples.filter((pair) => pair[0] !== unwanted);
      updateQuery(this);
    }
  },
);

/** The class `URLQuery` of the URL standard of 28 December 2012: name-value pairs in UTF-8. */
export const URLQuery: URLQueryConstructor = URLQueryClass;

function stateOfReceiver(object: object, member: string): URLQueryState {
  return states.get(object) ?? rejectReceiver(member, 'URLQuery');
}

function findFirst({ tuples }: URLQueryState, name: string): Tuple | undefined {
  return tuples.find((pair) => pair[0] === name);
}

function tuplesOf(init: URLQueryInit): Tuple[] {
  if (typeof init !== 'object') return parseURLEncoded(`${init}`);
  if (init === null) return [];
  // The standard does not say how a dictionary is read. URLSearchParams reads a record like this.
  const pairs = states.get(init)?.tuples ?? Object.entries(init);
  return pairs.map((pair) => [pair[0], `${pair[1]}`]);
}
