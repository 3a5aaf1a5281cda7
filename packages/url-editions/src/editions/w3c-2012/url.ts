// URL, W3C Working Draft 24 May 2012, 4 Interface URL
// biome-ignore-all lint/complexity/noArguments: Web IDL counts the arguments that are passed.

import {
  type DecompositionAttributes,
  getAttribute,
  setAttribute,
} from '../../shared/decomposition-attributes.js';
import { serializeUnicodeOrigin } from '../../shared/origin.js';
import { syntaxError } from '../../shared/syntax-error.js';
import { canonicalizeHost, type Reading } from './canonicalize.js';
import { decomposition, type Name } from './decomposition.js';
import { collectParameters, type Parameter, serializeParameters } from './parameters.js';
import { type ParsedURL, parseURL, serializeURL } from './parse.js';
import { resolveURL } from './resolve.js';
import { assertArguments, defineInterface } from './web-idl.js';

/** A URL of this edition. */
export interface URL extends DecompositionAttributes {
  /** The URL as it was written, not canonicalized. Setting it to an invalid URL does nothing. */
  href: string;
  username: string;
  password: string;
  /** The part of the pathname after its last slash. */
  filename: string;
  readonly origin: string;
  getParameterNames(): string[];
  /** Null stands for a missing value, as in `?a`. */
  getParameterValues(name: string): (string | null)[];
  hasParameter(name: string): boolean;
  getParameter(name: string): string | null;
  setParameter(name: string, value: string): void;
  /** By the text, the new parameter becomes the only one. */
  addParameter(name: string, value: string): void;
  removeParameter(name: string): void;
  clearParameters(): void;
  toString(): string;
}

/** The type of the interface object {@link URL}. */
export interface URLConstructor {
  readonly prototype: URL;
  /** @throws {Error} A “SyntaxError” exception if the URL, or the base URL, is invalid. */
  new (url: string, baseURL?: string): URL;
}

/** Defines the interface, by the words of the text or by what it must mean. */
export function defineURL(reading: Reading): URLConstructor {
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
      return this.href;
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
      const { pathname } = this;
      return pathname.slice(pathname.lastIndexOf('/') + 1);
    }

    // The text of the setter is incomplete. It replaces the value that the getter returns.
    set filename(value: string) {
      const { pathname, filename } = this;
      const directory = pathname.slice(0, pathname.length - filename.length);
      this.pathname = directory + `${value}`.replace(/[/\\]/g, encodeURIComponent);
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
      const wanted = `${name}`;
      return this.#collect().flatMap(([other, value]) => (other === wanted ? [value] : []));
    }

    hasParameter(name: string): boolean {
      assertArguments(arguments.length, 1);
      return this.getParameterValues(name).length > 0;
    }

    getParameter(name: string): string | null {
      assertArguments(arguments.length, 1);
      return this.getParameterValues(name)[0] ?? null;
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
      return getAttribute(decomposition, name, this.href);
    }

    #set(name: Name, value: string): void {
      this.href = setAttribute(decomposition, name, this.href, `${value}`);
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

  // By the text, a name would have to be the empty string and null.
  function check(name: string | null): void {
    if (reading === 'intent' && (name === '' || name === null)) {
      throw syntaxError('The name of a parameter is empty');
    }
  }

  return defineInterface('URL', URLObject);
}

/** The interface object of the edition, by the words of its text. */
export const URL: URLConstructor = /* @__PURE__ */ defineURL('words');

function parse(baseURL: string): ParsedURL {
  const base = parseURL(baseURL);
  if (base === null) throw syntaxError('The base URL is invalid');
  return base;
}
