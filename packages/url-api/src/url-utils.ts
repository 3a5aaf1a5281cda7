// The URL standard of 28 December 2012, 7.2 Interface URLUtils

import { parseURLEncoded } from '@urlkit/form-urlencoded';
import { assertArgument, copyOf, mustBeFunction, withoutPrototype } from '@urlkit/internal';
import { type Encoding, getOutputEncoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import { livingAlgorithms } from './living-algorithms.js';
import type { URL } from './url.js';
import type { URLAlgorithms } from './url-algorithms.js';
import { serializeQuery, stateOf, URLQuery, updateQuery } from './url-query.js';
import { rejectReceiver } from './web-idl.js';

/** The key of the base URL: a record, a string that is parsed, or null. */
export const baseURL: unique symbol = /* @__PURE__ */ Symbol('base');

/** The key of the query encoding: an encoding, or null for UTF-8. */
export const queryEncoding: unique symbol = /* @__PURE__ */ Symbol('query encoding');

/** The key of the update steps, which run after every potential change through an attribute. */
export const updateSteps: unique symbol = /* @__PURE__ */ Symbol('update steps');

/** The key of the method that sets and parses the input, without running the update steps. */
export const setInput: unique symbol = /* @__PURE__ */ Symbol('set the input');

/** The key of the URL, as a record; null if the input did not parse. */
export const parsedURL: unique symbol = /* @__PURE__ */ Symbol('url');

/**
 * The attributes of an object that holds a URL. If the input does not parse, `href` is the input,
 * `protocol` is `:`, and the others are empty; setting any of them but `href` does nothing. Section 7.2 of
 * the URL standard of 28 December 2012 defines this interface.
 */
export interface URLUtils<R = URLRecord> extends Omit<URL, 'searchParams' | 'toJSON'> {
  /** The URL, serialized. Setting it never throws. */
  href: string;
  /** The query object; null if there is none. A change of the query changes the URL, and vice versa. */
  query: URLQuery | null;

  /** Override it to give the object a base URL. It is read whenever an input is parsed. */
  get [baseURL](): string | Readonly<R> | null;
  /**
   * Override it to give the object a query encoding: an encoding, as `getEncoding` returns it, or null for UTF-8. It may be a
   * label if the algorithms know labels. For anything else, `setInput` throws an error, and setters use UTF-8.
   */
  get [queryEncoding](): Encoding | string | null;
  /** Override it to be told of potential changes. */
  [updateSteps](): void;
  /** Sets and parses the input, without running the update steps. */
  [setInput](input: string): void;
  /** The URL; null if the input does not parse. */
  readonly [parsedURL]: R | null;
}

// biome-ignore lint/suspicious/noExplicitAny: TypeScript requires this type for the base class of a mixin.
type Constructor<T = object> = new (...args: any[]) => T;

type Attribute = Exclude<keyof URLUtils, symbol | 'href' | 'origin' | 'query' | 'toString'>;

const members = [
  ...['toString', 'href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'],
  ...['pathname', 'search', 'query', 'hash'],
];

/**
 * Creates a class whose objects hold a URL, with attributes for its components as in the living standard.
 *
 * @param Base Any class. Its constructor gets all arguments.
 * @returns A subclass of `Base`.
 * @throws {TypeError} If `Base` is not a function.
 */
export function URLUtils<Base extends Constructor>(Base: Base): Base & Constructor<URLUtils>;
/**
 * Creates a class whose objects hold a URL, with the algorithms of another edition of the standard.
 *
 * @param Base Any class. Its constructor gets all arguments.
 * @param algorithms The algorithms of the edition.
 * @returns A subclass of `Base`.
 * @throws {TypeError} If `Base` is not a function.
 */
export function URLUtils<Base extends Constructor, R extends object>(
  Base: Base,
  algorithms: URLAlgorithms<R>,
): Base & Constructor<URLUtils<R>>;
export function URLUtils(
  Base: Constructor,
  algorithms?: URLAlgorithms<object>,
): Constructor<URLUtils<object>> | Constructor<URLUtils> {
  assertArgument(Base, 'Base', mustBeFunction);
  return algorithms === undefined ? mix(Base, livingAlgorithms) : mix(Base, algorithms);
}

function mix<R extends object>(
  Base: Constructor,
  algorithms: URLAlgorithms<R>,
): Constructor<URLUtils<R>> {
  const encodingOf = (value: Encoding | string | null): Encoding | null => {
    const isKnown = typeof value === 'string' && algorithms.getEncoding !== undefined;
    const encoding = isKnown ? algorithms.getEncoding(value) : value;
    return getOutputEncoding(encoding as Encoding | null, 'the query encoding');
  };
  // Setters do not throw.
  const encodingOrUTF8 = (value: Encoding | string | null): Encoding | null => {
    try {
      return encodingOf(value);
    } catch {
      return null;
    }
  };
  class URLHolder extends Base implements URLUtils<R> {
    #input = '';
    #url: R | null = null;
    #query: URLQuery | null = null;
    // Whether #url must still be updated after a change of #query.
    #isQueryAhead = false;

    get [baseURL](): string | Readonly<R> | null {
      return null;
    }

    get [queryEncoding](): Encoding | string | null {
      return null;
    }

    [updateSteps](): void {}

    get [parsedURL](): R | null {
      return this.#readURL();
    }

    [setInput](input: string): void {
      this.#parseInput(input, encodingOf(this[queryEncoding]));
    }

    #parseInput(input: string, encoding: Encoding | null): void {
      this.#bindQuery(null);
      this.#isQueryAhead = false;
      const base = this[baseURL];
      const parsedBase =
        typeof base === 'string' ? algorithms.parse(base, { base: null, encoding: null }) : base;
      this.#input = copyOf(`${input}`);
      const url = algorithms.parse(this.#input, { base: parsedBase, encoding });
      this.#url = url;
      if (url !== null && algorithms.hasQueryObject(url)) {
        this.#bindQuery(new URLQuery(algorithms.getQuery(url)));
      }
    }

    get href(): string {
      const url = URLHolder.#of(this, 'href').#readURL();
      return url === null ? this.#input : algorithms.serialize(url);
    }

    set href(value: string) {
      URLHolder.#of(this, 'href');
      this.#parseInput(value, encodingOrUTF8(this[queryEncoding]));
      this[updateSteps]();
    }

    override toString(): string {
      return URLHolder.#of(this, 'toString').href;
    }

    get origin(): string {
      const url = URLHolder.#of(this, 'origin').#readURL();
      return url === null ? '' : algorithms.origin(url);
    }

    get protocol(): string {
      const url = URLHolder.#of(this, 'protocol').#readURL();
      return url === null ? ':' : algorithms.protocol.get(url);
    }

    set protocol(value: string) {
      URLHolder.#change(this, 'protocol', value);
    }

    get username(): string {
      return URLHolder.#read(this, 'username');
    }

    set username(value: string) {
      URLHolder.#change(this, 'username', value);
    }

    get password(): string {
      return URLHolder.#read(this, 'password');
    }

    set password(value: string) {
      URLHolder.#change(this, 'password', value);
    }

    get host(): string {
      return URLHolder.#read(this, 'host');
    }

    set host(value: string) {
      URLHolder.#change(this, 'host', value);
    }

    get hostname(): string {
      return URLHolder.#read(this, 'hostname');
    }

    set hostname(value: string) {
      URLHolder.#change(this, 'hostname', value);
    }

    get port(): string {
      return URLHolder.#read(this, 'port');
    }

    set port(value: string) {
      URLHolder.#change(this, 'port', value);
    }

    get pathname(): string {
      return URLHolder.#read(this, 'pathname');
    }

    set pathname(value: string) {
      URLHolder.#change(this, 'pathname', value);
    }

    get search(): string {
      return URLHolder.#read(this, 'search');
    }

    set search(value: string) {
      URLHolder.#change(this, 'search', value, (input) => {
        if (this.#query === null) return;
        stateOf(this.#query).tuples = parseURLEncoded(input.replace(/^\?/, ''));
      });
    }

    get query(): URLQuery | null {
      return URLHolder.#of(this, 'query').#query;
    }

    set query(value: URLQuery | null) {
      URLHolder.#of(this, 'query');
      if (value === null || value === undefined) return;
      const isBound = stateOf(value).updateURL !== null;
      if (this.#query === null) return;
      const query = isBound ? new URLQuery(value) : value;
      this.#bindQuery(query);
      updateQuery(query);
    }

    get hash(): string {
      return URLHolder.#read(this, 'hash');
    }

    set hash(value: string) {
      URLHolder.#change(this, 'hash', value);
    }

    static #read(object: URLHolder, attribute: Attribute): string {
      const url = URLHolder.#of(object, attribute).#readURL();
      return url === null ? '' : algorithms[attribute].get(url);
    }

    static #change(
      object: URLHolder,
      attribute: Attribute,
      value: string,
      afterwards = (_input: string): void => {},
    ): void {
      URLHolder.#of(object, attribute);
      const input = `${value}`;
      const url = object.#readURL();
      if (url === null) return;
      const encoding = encodingOrUTF8(object[queryEncoding]);
      if (!algorithms[attribute].set(url, input, encoding)) return;
      afterwards(input);
      object[updateSteps]();
    }

    static #of(object: URLHolder, member: string): URLHolder {
      try {
        void object.#url;
      } catch {
        rejectReceiver(member, 'URLUtils');
      }
      return object;
    }

    // Only the current query object updates this object.
    #bindQuery(query: URLQuery | null): void {
      if (this.#query !== null) stateOf(this.#query).updateURL = null;
      this.#query = query;
      if (query === null) return;
      stateOf(query).updateURL = () => {
        this.#isQueryAhead = true;
        this[updateSteps]();
      };
    }

    // The list of a query object is serialized when the URL is read, not after each change.
    #readURL(): R | null {
      if (this.#isQueryAhead && this.#url !== null && this.#query !== null) {
        algorithms.setQuery(this.#url, serializeQuery(this.#query));
      }
      this.#isQueryAhead = false;
      return this.#url;
    }
  }
  for (const member of members) {
    Object.defineProperty(URLHolder.prototype, member, withoutPrototype({ enumerable: true }));
  }
  return URLHolder;
}
