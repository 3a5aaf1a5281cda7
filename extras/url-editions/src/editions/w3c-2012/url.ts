// URL, W3C Working Draft 24 May 2012, 4 Interface URL
// biome-ignore-all lint/complexity/noArguments: Web IDL counts the arguments that are passed.

import { assertArgument } from '@urlkit/internal';
import {
  type DecompositionAttributes,
  getAttribute,
  setAttribute,
} from '../../shared/decomposition-attributes.js';
import { serializeUnicodeOrigin } from '../../shared/origin.js';
import { syntaxError } from '../../shared/syntax-error.js';
import { assertArguments, defineInterface } from '../../shared/web-idl.js';
import { canonicalizeHost, mustBeReading, type Reading } from './canonicalize.js';
import { decomposition, type Name } from './decomposition.js';
import { collectParameters, type Parameter, serializeParameters } from './parameters.js';
import { type ParsedURL, parseURL, serializeURL } from './parse.js';
import { resolveURL } from './resolve.js';

/**
 * A URL of this edition. Methods throw a TypeError if an argument is missing. A URL that is not hierarchical has no
 * parameters, and methods do not add any.
 *
 * @see URL, W3C Working Draft 24 May 2012, 4 Interface URL
 */
export interface URL extends DecompositionAttributes {
  /** The URL, serialized but not canonicalized. Setting it to a string without a scheme does nothing. */
  href: string;
  /** The username, percent-encoded. */
  username: string;
  /** The password, percent-encoded. */
  password: string;
  /** The part of the pathname after its last U+002F (/). */
  filename: string;
  /** The Unicode serialization of the origin; `null` if it is opaque. */
  readonly origin: string;
  /** Returns the names of all parameters, each once. Neither names nor values are decoded. */
  getParameterNames(): string[];
  /** Returns the values of all parameters with a name; null for a missing value, as in `?a`. */
  getParameterValues(name: string): (string | null)[];
  /** Whether there is a parameter with a name. */
  hasParameter(name: string): boolean;
  /** Returns the value of the first parameter with a name; null if the value, or the parameter, is missing. */
  getParameter(name: string): string | null;
  /** Removes all parameters with a name, and adds one at the end. */
  setParameter(name: string, value: string): void;
  /** Adds a parameter at the end. By the words of the text, this removes all others. */
  addParameter(name: string, value: string): void;
  /** Removes all parameters with a name. */
  removeParameter(name: string): void;
  /** Removes all parameters. An empty query remains, so that the URL has a `?`. */
  clearParameters(): void;
  /** Returns `href`. */
  toString(): string;
}

/** The type of the interface object {@link URL}. */
export interface URLConstructor {
  /** The interface prototype object. */
  readonly prototype: URL;
  /**
   * @param url A URL, which may be relative if there is a base URL.
   * @throws {Error} A “SyntaxError” exception if a URL has no scheme, or does not resolve relative to the base URL.
   * @throws {TypeError} If there is no argument.
   * @see URL, W3C Working Draft 24 May 2012, 4.1 Constructor
   */
  new (url: string, baseURL?: string): URL;
}

/**
 * Creates an interface object.
 *
 * @param reading Whether `addParameter`, and the names that it and `setParameter` take, follow the words of the
 * text or its intent. By the intent, other parameters remain, and an empty name is a “SyntaxError” exception.
 * @throws {TypeError} If `reading` is unknown.
 * @see URL, W3C Working Draft 24 May 2012, 4 Interface URL
 */
export function defineURL(reading: Reading): URLConstructor {
  assertArgument(reading, 'reading', mustBeReading);
  class URLObject implements URL {
    #url: ParsedURL;

    constructor(url: string, baseURL: string | undefined = undefined) {
      assertArguments(arguments.length, 1);
      const base = baseURL === undefined ? null : parse(`${baseURL}`);
      const parsed = base === null ? parseURL(`${url}`) : resolveURL(`${url}`, base);
      if (parsed === null) throw syntaxError('The URL is invalid');
      this.#url = parsed;
    }

    get href(): string {
      return serializeURL(this.#url);
    }

    set href(value: string) {
      this.#url = parseURL(`${value}`) ?? this.#url;
    }

    toString(): string {
      return serializeURL(this.#url);
    }

    get protocol(): string {
      return this.#get('protocol');
    }

    set protocol(value: string) {
      this.#set('protocol', value);
    }

    get username(): string {
      return this.#get('username');
    }

    set username(value: string) {
      this.#set('username', value);
    }

    get password(): string {
      return this.#get('password');
    }

    set password(value: string) {
      this.#set('password', value);
    }

    get host(): string {
      return this.#get('host');
    }

    set host(value: string) {
      this.#set('host', value);
    }

    get hostname(): string {
      return this.#get('hostname');
    }

    set hostname(value: string) {
      this.#set('hostname', value);
    }

    get port(): string {
      return this.#get('port');
    }

    set port(value: string) {
      this.#set('port', value);
    }

    get pathname(): string {
      return this.#get('pathname');
    }

    set pathname(value: string) {
      this.#set('pathname', value);
    }

    get search(): string {
      return this.#get('search');
    }

    set search(value: string) {
      this.#set('search', value);
    }

    get hash(): string {
      return this.#get('hash');
    }

    set hash(value: string) {
      this.#set('hash', value);
    }

    get filename(): string {
      const pathname = this.#get('pathname');
      return pathname.slice(pathname.lastIndexOf('/') + 1);
    }

    // The text does not define the setter. Here, it replaces what the getter returns.
    set filename(value: string) {
      const pathname = this.#get('pathname');
      const directory = pathname.slice(0, pathname.lastIndexOf('/') + 1);
      this.#set('pathname', directory + `${value}`.replace(/[/\\]/g, encodeURIComponent));
    }

    get origin(): string {
      const { scheme, host, port } = this.#url;
      return serializeUnicodeOrigin(scheme, canonicalizeHost(host ?? '') ?? '', port ?? '');
    }

    getParameterNames(): string[] {
      return [...new Set(this.#collect().map(([name]) => name))];
    }

    getParameterValues(name: string): (string | null)[] {
      assertArguments(arguments.length, 1);
      return this.#valuesOf(name);
    }

    hasParameter(name: string): boolean {
      assertArguments(arguments.length, 1);
      return this.#valuesOf(name).length > 0;
    }

    getParameter(name: string): string | null {
      assertArguments(arguments.length, 1);
      return this.#valuesOf(name)[0] ?? null;
    }

    setParameter(name: string, value: string): void {
      assertArguments(arguments.length, 2);
      check(name);
      const added: Parameter = [`${name}`, `${value}`];
      this.#replaceQuery([...this.#without(added[0]), added]);
    }

    addParameter(name: string, value: string): void {
      assertArguments(arguments.length, 2);
      check(name);
      const added: Parameter = [`${name}`, `${value}`];
      this.#replaceQuery(reading === 'words' ? [added] : [...this.#collect(), added]);
    }

    removeParameter(name: string): void {
      assertArguments(arguments.length, 1);
      this.#replaceQuery(this.#without(`${name}`));
    }

    clearParameters(): void {
      this.#replaceQuery([]);
    }

    #get(name: Name): string {
      return getAttribute(decomposition, name, serializeURL(this.#url));
    }

    #set(name: Name, value: string): void {
      const input = setAttribute(decomposition, name, serializeURL(this.#url), `${value}`);
      this.#url = parseURL(input) ?? this.#url;
    }

    #valuesOf(name: string): (string | null)[] {
      const wanted = `${name}`;
      return this.#collect().flatMap(([other, value]) => (other === wanted ? [value] : []));
    }

    #collect(): Parameter[] {
      return collectParameters(this.#url.query ?? '');
    }

    #without(name: string): Parameter[] {
      return this.#collect().filter(([other]) => other !== name);
    }

    // A URL that is not hierarchical has no query to replace.
    #replaceQuery(parameters: readonly Parameter[]): void {
      if (this.#url.slashes === 0) return;
      this.#url = { ...this.#url, query: serializeParameters(parameters) };
    }
  }

  // By the words of the text, a name would have to be both empty and null.
  function check(name: string | null): void {
    if (reading === 'intent' && (name === '' || name === null)) {
      throw syntaxError('The name of a parameter is empty');
    }
  }

  return defineInterface('URL', URLObject);
}

/**
 * The interface object of the edition, by the words of the text.
 *
 * @see URL, W3C Working Draft 24 May 2012, 4 Interface URL
 */
export const URL: URLConstructor = /* @__PURE__ */ defineURL('words');

function parse(baseURL: string): ParsedURL {
  const base = parseURL(baseURL);
  if (base === null) throw syntaxError('The base URL is invalid');
  return base;
}
