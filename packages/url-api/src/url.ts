// https://url.spec.whatwg.org/#url-class

import { serializeURLEncodedList } from '@urlkit/form-urlencoded';
import {
  canParse,
  type ParseResult,
  parse,
  resolve,
  set,
  type URLAttributeName,
} from '@urlkit/url-parser';
import {
  authorityEndOf,
  hostEndOf,
  replacePart,
  type SerializedURL,
  schemeEndOf,
  usernameEndOf,
  usernameStartOf,
} from '@urlkit/url-serializer';
import { describe, messageOf, type Refusal, refusalOf } from './invalid-url-error.js';
import { definePrinting } from './printing.js';
import { createList, itemsOf, type QueryList } from './query-list.js';
import { serializedOrigin } from './serialized-origin.js';
import { createQueryObject, type URLSearchParams } from './url-search-params.js';
import { assertArguments, defineInterface } from './web-idl.js';

/**
 * A URL. Its attributes read and write its components, percent-encoded. Setters ignore an invalid value, or the invalid
 * part of a value; only the setter of `href` throws.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export interface URL {
  /** The URL, serialized. Setting it throws a TypeError if the value does not parse. */
  href: string;
  /** The origin, serialized; `null` if it is opaque. */
  readonly origin: string;
  /** The scheme and U+003A (:). */
  protocol: string;
  /** The username; empty if there is none. */
  username: string;
  /** The password; empty if there is none. */
  password: string;
  /** The host, and the port if it is not the default; empty if there is no host. */
  host: string;
  /** The host without the port; empty if there is none. */
  hostname: string;
  /** The port; empty if there is none or it is the default of the scheme. */
  port: string;
  /** The path. */
  pathname: string;
  /** U+003F (?) and the query; empty if there is none or it is empty. */
  search: string;
  /** The query as a list of pairs. Changing the list changes the query, and vice versa. */
  readonly searchParams: URLSearchParams;
  /** U+0023 (#) and the fragment; empty if there is none or it is empty. */
  hash: string;
  /** The URL, serialized. */
  toString(): string;
  /** The URL, serialized. `JSON.stringify` calls this method. */
  toJSON(): string;
}

/**
 * The type of the interface object {@link URL}.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export interface URLConstructor {
  /** The prototype of all URL objects. */
  readonly prototype: URL;
  /**
   * Parses a URL.
   *
   * @param base The base URL. Without one, only absolute URLs parse.
   * @throws {InvalidURLError} If the URL, or the base URL, does not parse.
   * @see https://url.spec.whatwg.org/#dom-url-url
   */
  new (url: string | URL, base?: string | URL): URL;
  /**
   * Parses a URL without throwing an error for an invalid one.
   *
   * @param base The base URL. Without one, only absolute URLs parse.
   * @returns The URL, or null if it or the base URL does not parse.
   * @see https://url.spec.whatwg.org/#dom-url-parse
   */
  parse(url: string | URL, base?: string | URL): URL | null;
  /**
   * Whether a URL and its base URL, if there is one, parse. It makes no string, so it does not say whether the serialized URL
   * is longer than a string of the engine can be. For such a URL, the constructor and `parse` throw the engine's RangeError.
   *
   * @see https://url.spec.whatwg.org/#dom-url-canparse
   */
  canParse(url: string | URL, base?: string | URL): boolean;
}

// Passed in place of a base URL, tells the constructor that its first argument is a parsed URL.
const PARSED: unique symbol = /* @__PURE__ */ Symbol('parsed');

// The constructor, as this module calls it.
interface InternalConstructor extends URLConstructor {
  new (url: SerializedURL, base: typeof PARSED): URL;
}

// Inside the class, `URL` would be the class itself.
type URLObject = URL;

const URLInterface = /* @__PURE__ */ defineInterface(
  'URL',
  class URL implements URLObject {
    #url: SerializedURL;
    // Null until a program asks for the query object, or sets a query that cannot be parsed from the URL.
    #query: QueryList | null = null;

    constructor(
      url: string | URLObject | SerializedURL,
      base: string | URLObject | typeof PARSED | undefined = undefined,
    ) {
      let parsed = url as SerializedURL;
      if (base !== PARSED) {
        assertArguments(arguments.length, 1);
        const input = `${url}`;
        const baseInput = base === undefined ? base : `${base}`;
        const result = parseAgainst(input, baseInput);
        // Thrown here and in the setter, so that stack traces begin with the member that was called.
        if (result.failure !== null) {
          const refusal = refusalOf(result.failure, input, baseInput);
          throw describe(new TypeError(messageOf(refusal)), refusal);
        }
        parsed = result;
      }
      this.#url = parsed;
    }

    get href(): string {
      return this.#read().href;
    }

    set href(value: string) {
      const refusal = this.#setHref(`${value}`);
      if (refusal !== null) throw describe(new TypeError(messageOf(refusal)), refusal);
    }

    get origin(): string {
      return serializedOrigin(this.#url);
    }

    get protocol(): string {
      return this.#url.href.slice(0, schemeEndOf(this.#url) + 1);
    }

    set protocol(value: string) {
      this.#change('protocol', `${value}`);
    }

    get username(): string {
      const url = this.#url;
      return url.href.slice(usernameStartOf(url), usernameEndOf(url));
    }

    set username(value: string) {
      this.#change('username', `${value}`);
    }

    get password(): string {
      const url = this.#url;
      return url.href.slice(usernameEndOf(url) + 1, url.hostStart - 1);
    }

    set password(value: string) {
      this.#change('password', `${value}`);
    }

    get host(): string {
      const url = this.#url;
      return url.href.slice(url.hostStart, authorityEndOf(url));
    }

    set host(value: string) {
      this.#change('host', `${value}`);
    }

    get hostname(): string {
      const url = this.#url;
      return url.href.slice(url.hostStart, hostEndOf(url));
    }

    set hostname(value: string) {
      this.#change('hostname', `${value}`);
    }

    get port(): string {
      const url = this.#url;
      return url.href.slice(hostEndOf(url) + 1, authorityEndOf(url));
    }

    set port(value: string) {
      this.#change('port', `${value}`);
    }

    get pathname(): string {
      const { href, pathStart, searchStart } = this.#url;
      return href.slice(pathStart, searchStart);
    }

    set pathname(value: string) {
      this.#change('pathname', `${value}`);
    }

    get search(): string {
      const { href, searchStart, hashStart } = this.#read();
      return hashStart - searchStart > 1 ? href.slice(searchStart, hashStart) : '';
    }

    set search(value: string) {
      this.#setSearch(`${value}`);
    }

    get searchParams(): URLSearchParams {
      this.#query ??= createList(this.#queryText());
      this.#query.object ??= createQueryObject(this.#query);
      return this.#query.object as URLSearchParams;
    }

    get hash(): string {
      const { href, hashStart } = this.#read();
      return href.length - hashStart > 1 ? href.slice(hashStart) : '';
    }

    set hash(value: string) {
      this.#change('hash', `${value}`);
    }

    toJSON(): string {
      return this.#read().href;
    }

    toString(): string {
      return this.#read().href;
    }

    // Only the query and what follows it can be behind.
    #read(): SerializedURL {
      if (this.#query?.isAhead) this.#updateURL(this.#query);
      return this.#url;
    }

    // Private methods are looked up before their arguments are evaluated. So a setter that is called on another object
    // throws before it converts the value.
    #setHref(input: string): Refusal | null {
      const parsed = parse(input);
      if (parsed.failure !== null) return refusalOf(parsed.failure, input);
      this.#url = parsed;
      this.#resetQuery();
      return null;
    }

    #setSearch(input: string): void {
      this.#change('search', input);
      // The standard parses the input, with its tabs and newlines. Browsers, Node and whatwg-url do as we do.
      this.#resetQuery();
    }

    #resetQuery(): void {
      const query = this.#query;
      if (query === null) return;
      query.isAhead = false;
      query.text = this.#queryText();
      query.items = null;
    }

    #change(attribute: URLAttributeName, value: string): void {
      this.#url = set(this.#read(), attribute, value) ?? this.#url;
    }

    #queryText(): string {
      const { href, searchStart, hashStart } = this.#url;
      return href.slice(searchStart + 1, hashStart);
    }

    // https://url.spec.whatwg.org/#concept-urlsearchparams-update
    #updateURL(query: QueryList): void {
      query.isAhead = false;
      const search = serializeURLEncodedList(itemsOf(query));
      this.#url = replacePart(this.#url, 'search', search === '' ? '' : `?${search}`);
    }
  },
  (prototype) => {
    const attributes = Object.keys(prototype).filter((name) => !/^to/.test(name));
    definePrinting(prototype, null, (url, inspect) => {
      const values = attributes.map((name) => [name, Reflect.get(url, name)]);
      return `URL ${inspect(Object.fromEntries(values))}`;
    });
  },
);

// Added to the class, because V8 constructs its objects more slowly if its static members are redefined.
const URLClass: InternalConstructor = /* @__PURE__ */ Object.assign(URLInterface, {
  parse(url: string | URL, base: string | URL | undefined = undefined): URL | null {
    assertArguments(arguments.length, 1);
    const parsed = parseAgainst(`${url}`, base === undefined ? base : `${base}`);
    return parsed.failure === null ? new URLClass(parsed, PARSED) : null;
  },

  canParse(url: string | URL, base: string | URL | undefined = undefined): boolean {
    assertArguments(arguments.length, 1);
    return canParse(`${url}`, base === undefined ? base : `${base}`);
  },
});

/**
 * The class `URL` of the standard. Its constructor throws an `InvalidURLError` if the URL or its
 * base does not parse.
 *
 * @see https://url.spec.whatwg.org/#url-class
 * @example
 * ```ts
 * new URL('../ü', 'https://bücher.example/a/b').href; // 'https://xn--bcher-kva.example/%C3%BC'
 * ```
 */
export const URL: URLConstructor = URLClass;

// https://url.spec.whatwg.org/#api-url-parser
function parseAgainst(input: string, base: string | undefined): ParseResult {
  return base === undefined ? parse(input) : resolve(input, base);
}
