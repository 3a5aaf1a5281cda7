// https://url.spec.whatwg.org/#url-class

import { parseURLEncodedList, serializeURLEncodedList } from '@urlkit/form-urlencoded/internal';
import {
  hashSetter,
  hostnameSetter,
  hostSetter,
  hrefOrFailure,
  parsesAlone,
  passwordSetter,
  pathnameSetter,
  portSetter,
  protocolSetter,
  type Setter,
  searchSetter,
  usernameSetter,
} from '@urlkit/url-parser/internal';
import { type ComponentOffsets, componentOffsets } from '@urlkit/url-serializer';
import { type FailureFinder, failureFinder } from './invalid-url-error.js';
import type { QueryList } from './query-list.js';
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
   * Whether a URL and its base URL, if there is one, parse.
   *
   * @see https://url.spec.whatwg.org/#dom-url-canparse
   */
  canParse(url: string | URL, base?: string | URL): boolean;
}

// Passed in place of a base URL, tells the constructor that its argument is a serialized URL.
const SERIALIZED: unique symbol = /* @__PURE__ */ Symbol('serialized');

// The constructor, as this module calls it.
interface InternalConstructor extends URLConstructor {
  new (href: string, base: typeof SERIALIZED): URL;
}

const URLClass: InternalConstructor = /* @__PURE__ */ defineInterface(
  'URL',
  class implements URL {
    #href: string;
    // The offsets of the components in #href; null until they are needed, and after each change.
    #offsets: ComponentOffsets | null = null;
    #searchParams: URLSearchParams | null = null;
    #queryList: QueryList | null = null;
    // Whether #href must still be updated after a change of #queryList.
    #isListAhead = false;

    constructor(url: string | URL, base: string | URL | typeof SERIALIZED | undefined = undefined) {
      if (base === SERIALIZED) {
        this.#href = `${url}`;
        return;
      }
      assertArguments(arguments.length, 1);
      const href = parse(`${url}`, base);
      // Thrown here and in the setter, so that stack traces begin with the member that was called.
      if (typeof href !== 'string') {
        const failure = href();
        throw Object.assign(new TypeError(failure.message), failure);
      }
      this.#href = href;
    }

    static parse(url: string | URL, base: string | URL | undefined = undefined): URL | null {
      assertArguments(arguments.length, 1);
      const href = parse(`${url}`, base);
      return typeof href === 'string' ? new URLClass(href, SERIALIZED) : null;
    }
    static canParse(url: string | URL, base: string | URL | undefined = undefined): boolean {
      assertArguments(arguments.length, 1);
      const input = `${url}`;
      return base === undefined ? parsesAlone(input) : typeof parse(input, base) === 'string';
    }

    get href(): string {
      return this.#read();
    }

    set href(value: string) {
      const href = this.#setHref(`${value}`);
      if (typeof href !== 'string') {
        const failure = href();
        throw Object.assign(new TypeError(failure.message), failure);
      }
    }

    get origin(): string {
      const at = this.#offsets ?? this.#findOffsets();
      return serializedOrigin(this.#href, at);
    }

    get protocol(): string {
      const { schemeEnd } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(0, schemeEnd + 1);
    }

    set protocol(value: string) {
      this.#change(protocolSetter, `${value}`);
    }

    get username(): string {
      const { usernameStart, usernameEnd } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(usernameStart, usernameEnd);
    }

    set username(value: string) {
      this.#change(usernameSetter, `${value}`);
    }

    get password(): string {
      const { usernameEnd, userinfoEnd } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(usernameEnd + 1, userinfoEnd);
    }

    set password(value: string) {
      this.#change(passwordSetter, `${value}`);
    }

    get host(): string {
      const { hostStart, authorityEnd } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(hostStart, authorityEnd);
    }

    set host(value: string) {
      this.#change(hostSetter, `${value}`);
    }

    get hostname(): string {
      const { hostStart, hostEnd } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(hostStart, hostEnd);
    }

    set hostname(value: string) {
      this.#change(hostnameSetter, `${value}`);
    }

    get port(): string {
      const { hostEnd, authorityEnd } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(hostEnd + 1, authorityEnd);
    }

    set port(value: string) {
      this.#change(portSetter, `${value}`);
    }

    get pathname(): string {
      const { pathStart, searchStart } = this.#offsets ?? this.#findOffsets();
      return this.#href.slice(pathStart, searchStart);
    }

    set pathname(value: string) {
      this.#change(pathnameSetter, `${value}`);
    }

    get search(): string {
      const { searchStart, hashStart } = this.#offsets ?? this.#findOffsets();
      return hashStart - searchStart > 1 ? this.#href.slice(searchStart, hashStart) : '';
    }

    set search(value: string) {
      this.#setSearch(`${value}`);
    }

    get searchParams(): URLSearchParams {
      this.#searchParams ??= createQueryObject(this.#openQueryList());
      return this.#searchParams;
    }

    get hash(): string {
      const { hashStart } = this.#offsets ?? this.#findOffsets();
      return this.#href.length - hashStart > 1 ? this.#href.slice(hashStart) : '';
    }

    set hash(value: string) {
      this.#change(hashSetter, `${value}`);
    }

    toJSON(): string {
      return this.#read();
    }

    toString(): string {
      return this.#read();
    }

    #read(): string {
      if (this.#isListAhead) this.#updateQuery();
      return this.#href;
    }

    #findOffsets(): ComponentOffsets {
      const offsets = componentOffsets(this.#read());
      this.#offsets = offsets;
      return offsets;
    }

    // Private methods are looked up before their arguments are evaluated. So a setter that is called on another object
    // throws before it converts the value.
    #setHref(input: string): string | FailureFinder {
      const href = parse(input);
      if (typeof href === 'string') {
        this.#write(href);
        this.#isListAhead = false;
        if (this.#queryList !== null) this.#queryList.items = this.#parseQuery();
      }
      return href;
    }

    #setSearch(input: string): void {
      this.#change(searchSetter, input);
      // The list keeps tabs and newlines, which the parser removes, so it cannot be parsed from the URL later.
      if (this.#queryList !== null || /[\t\n\r]/.test(input)) {
        this.#openQueryList().items = parseURLEncodedList(input.replace(/^\?/, ''));
      }
    }

    #change(setter: Setter, value: string): void {
      const at = this.#offsets ?? this.#findOffsets();
      const change = setter(this.#href, at, value);
      if (change !== null) this.#write(change.href);
    }

    #write(href: string): void {
      this.#href = href;
      this.#offsets = null;
    }

    #openQueryList(): QueryList {
      this.#queryList ??= {
        items: this.#parseQuery(),
        update: () => {
          this.#isListAhead = true;
          this.#offsets = null;
        },
      };
      return this.#queryList;
    }

    // https://url.spec.whatwg.org/#concept-urlsearchparams-update
    #updateQuery(): void {
      const query = serializeURLEncodedList(this.#openQueryList().items);
      const { searchStart, hashStart } = componentOffsets(this.#href);
      const search = query === '' ? '' : `?${query}`;
      this.#href = this.#href.slice(0, searchStart) + search + this.#href.slice(hashStart);
      this.#isListAhead = false;
    }

    #parseQuery(): string[] {
      const { searchStart, hashStart } = this.#offsets ?? this.#findOffsets();
      return parseURLEncodedList(this.#href.slice(searchStart + 1, hashStart));
    }
  },
);

/**
 * The class `URL` of the standard. Its constructor throws an `InvalidURLError` if the URL or its
 * base does not parse.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export const URL: URLConstructor = URLClass;

// https://url.spec.whatwg.org/#api-url-parser
function parse(input: string, base?: string | URL): string | FailureFinder {
  const baseHref = base === undefined ? null : hrefOrFailure(`${base}`, null);
  if (typeof baseHref === 'function') return failureFinder('base URL', baseHref);
  const href = hrefOrFailure(input, baseHref);
  return typeof href === 'string' ? href : failureFinder('URL', href);
}
