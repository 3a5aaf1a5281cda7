// https://url.spec.whatwg.org/#url-class

import { parseURLEncodedList, serializeURLEncodedList } from '@urlkit/form-urlencoded';
import { canParseURL, parseAndSerialize } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import {
  type ComponentOffsets,
  componentOffsets,
  deserializeURL,
  serializeURL,
} from '@urlkit/url-serializer';
import { invalidURLError } from './invalid-url-error.js';
import { QueryList } from './query-list.js';
import { serializedOrigin } from './serialized-origin.js';
import {
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from './setters.js';
import { createQueryObject, type URLSearchParams } from './url-search-params.js';
import { defineInterface, requireArguments } from './web-idl.js';

/**
 * A URL. Attributes read and write its components, percent-encoded; a value that an attribute does
 * not take leaves the URL as it is.
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
  username: string;
  password: string;
  /** The host, and the port if it is not the default. */
  host: string;
  hostname: string;
  /** Empty if it is the default. */
  port: string;
  pathname: string;
  /** U+003F (?) and the query; empty if there is none or it is empty. */
  search: string;
  /** The query as a list of pairs, which follows the URL and which the URL follows. */
  readonly searchParams: URLSearchParams;
  /** U+0023 (#) and the fragment; empty if there is none or it is empty. */
  hash: string;
  toString(): string;
  toJSON(): string;
}

/** The type of the interface object {@link URL}. */
export interface URLConstructor {
  readonly prototype: URL;
  /**
   * @throws {InvalidURLError} If the URL, or the base URL, does not parse.
   * @see https://url.spec.whatwg.org/#dom-url-url
   */
  new (url: string | URL, base?: string | URL): URL;
  /**
   * @returns The URL, or null if it does not parse.
   * @see https://url.spec.whatwg.org/#dom-url-parse
   */
  parse(url: string | URL, base?: string | URL): URL | null;
  /** @see https://url.spec.whatwg.org/#dom-url-canparse */
  canParse(url: string | URL, base?: string | URL): boolean;
}

// A URL, serialized, that is handed to the constructor past its arguments.
let handedOver: string | null = null;

const URLClass: URLConstructor = /* @__PURE__ */ defineInterface(
  'URL',
  class implements URL {
    #href: string;
    // Where the components of #href are, once a getter has asked.
    #offsets: ComponentOffsets | null = null;
    // The record, once a setter has asked. If it is ahead of #href, #href waits for a getter.
    #record: URLRecord | null = null;
    #isRecordAhead = false;
    #searchParams: URLSearchParams | null = null;
    #queryList: QueryList | null = null;
    // Whether #queryList was changed since #href or the record took it over.
    #isQueryAhead = false;

    constructor(url: string | URL, base: string | URL | undefined = undefined) {
      if (handedOver !== null) {
        this.#href = handedOver;
        handedOver = null;
        return;
      }
      requireArguments(arguments.length, 1);
      const input = `${url}`;
      const baseInput = base === undefined ? undefined : `${base}`;
      const href = parseAndSerialize(input, baseInput);
      if (href === null) throw invalidURLError(input, baseInput);
      this.#href = href;
    }

    static parse(url: string | URL, base: string | URL | undefined = undefined): URL | null {
      requireArguments(arguments.length, 1);
      const href = parseAndSerialize(`${url}`, base === undefined ? undefined : `${base}`);
      if (href === null) return null;
      handedOver = href;
      return new URLClass(href);
    }

    static canParse(url: string | URL, base: string | URL | undefined = undefined): boolean {
      requireArguments(arguments.length, 1);
      return canParseURL(`${url}`, base === undefined ? undefined : `${base}`);
    }

    get href(): string {
      return this.#serialize();
    }

    set href(value: string) {
      this.#setHref(`${value}`);
    }

    get origin(): string {
      return serializedOrigin(this.#serialize(), this.#at);
    }

    get protocol(): string {
      const { schemeEnd } = this.#at;
      return this.#href.slice(0, schemeEnd + 1);
    }

    set protocol(value: string) {
      this.#change(setProtocol, `${value}`);
    }

    get username(): string {
      const { usernameStart, usernameEnd } = this.#at;
      return this.#href.slice(usernameStart, usernameEnd);
    }

    set username(value: string) {
      this.#change(setUsername, `${value}`);
    }

    get password(): string {
      const { usernameEnd, userinfoEnd } = this.#at;
      return this.#href.slice(usernameEnd + 1, userinfoEnd);
    }

    set password(value: string) {
      this.#change(setPassword, `${value}`);
    }

    get host(): string {
      const { hostStart, authorityEnd } = this.#at;
      return this.#href.slice(hostStart, authorityEnd);
    }

    set host(value: string) {
      this.#change(setHost, `${value}`);
    }

    get hostname(): string {
      const { hostStart, hostEnd } = this.#at;
      return this.#href.slice(hostStart, hostEnd);
    }

    set hostname(value: string) {
      this.#change(setHostname, `${value}`);
    }

    get port(): string {
      const { hostEnd, authorityEnd } = this.#at;
      return this.#href.slice(hostEnd + 1, authorityEnd);
    }

    set port(value: string) {
      this.#change(setPort, `${value}`);
    }

    get pathname(): string {
      const { pathStart, searchStart } = this.#at;
      return this.#href.slice(pathStart, searchStart);
    }

    set pathname(value: string) {
      this.#change(setPathname, `${value}`);
    }

    get search(): string {
      const { searchStart, hashStart } = this.#at;
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
      const { hashStart } = this.#at;
      return this.#href.length - hashStart > 1 ? this.#href.slice(hashStart) : '';
    }

    set hash(value: string) {
      this.#change(setHash, `${value}`);
    }

    toJSON(): string {
      return this.#serialize();
    }

    toString(): string {
      return this.#serialize();
    }

    #serialize(): string {
      if (this.#isQueryAhead) this.#updateQuery();
      if (this.#isRecordAhead && this.#record !== null) {
        this.#href = serializeURL(this.#record);
        this.#offsets = null;
        this.#isRecordAhead = false;
      }
      return this.#href;
    }

    get #at(): ComponentOffsets {
      const href = this.#serialize();
      this.#offsets ??= componentOffsets(href);
      return this.#offsets;
    }

    #openRecord(): URLRecord {
      if (this.#isQueryAhead) this.#updateQuery();
      this.#record ??= deserializeURL(this.#href);
      return this.#record;
    }

    // Private methods are looked up before their arguments are evaluated: a setter that calls one
    // throws for other objects before it converts the value.
    #setHref(input: string): void {
      const href = parseAndSerialize(input);
      if (href === null) throw invalidURLError(input);
      this.#href = href;
      this.#offsets = null;
      this.#record = null;
      this.#isRecordAhead = false;
      this.#isQueryAhead = false;
      if (this.#queryList !== null) this.#queryList.items = this.#parseQuery();
    }

    #setSearch(input: string): void {
      this.#change(setSearch, input);
      // The list keeps the tabs and newlines that the parser removes, so it can't wait for them.
      if (this.#queryList !== null || /[\t\n\r]/.test(input)) {
        this.#openQueryList().items = parseURLEncodedList(input.replace(/^\?/, ''));
      }
    }

    #change(setter: (url: URLRecord, value: string) => unknown, value: string): void {
      setter(this.#openRecord(), value);
      this.#isRecordAhead = true;
    }

    #openQueryList(): QueryList {
      this.#queryList ??= new QueryList(this.#parseQuery(), () => {
        this.#isQueryAhead = true;
      });
      return this.#queryList;
    }

    // https://url.spec.whatwg.org/#concept-urlsearchparams-update
    #updateQuery(): void {
      this.#isQueryAhead = false;
      const query = serializeURLEncodedList(this.#openQueryList().items);
      if (this.#record === null) {
        const { searchStart, hashStart } = this.#at;
        const search = query === '' ? '' : `?${query}`;
        this.#href = this.#href.slice(0, searchStart) + search + this.#href.slice(hashStart);
        this.#offsets = null;
      } else {
        this.#record.query = query === '' ? null : query;
        this.#isRecordAhead = true;
      }
    }

    #parseQuery(): string[] {
      const { searchStart, hashStart } = this.#at;
      return parseURLEncodedList(this.#href.slice(searchStart + 1, hashStart));
    }
  },
);

/** @see https://url.spec.whatwg.org/#url-class */
export const URL: URLConstructor = URLClass;
