// 7.1 Constructors

import { withoutPrototype } from '@urlkit/internal';
import { baseURL, parsedURL, setInput } from '@urlkit/url-api';
import { syntaxError } from '../../shared/syntax-error.js';
import { assertArguments } from '../../shared/web-idl.js';
import type { ParsedURL } from './parsed-url.js';
import { parseURL } from './url-parser.js';
import { URLUtils } from './url-utils.js';

/**
 * A URL of this edition.
 *
 * @see URL Living Standard, 28 December 2012, 7 API
 */
export type URL = URLUtils;

/** The type of the interface object {@link URL}. */
export interface URLConstructor {
  /** The interface prototype object. */
  readonly prototype: URL;
  /**
   * @param url A URL, which may be relative to the base URL.
   * @param base A string that parses on its own, or a URL of this edition, which is copied. The default is
   * `about:blank`.
   * @throws {Error} A “SyntaxError” exception if the URL, or the base URL, does not parse.
   * @throws {TypeError} If there is no argument.
   * @see URL Living Standard, 28 December 2012, 7.1 Constructors
   */
  new (url: string, base?: string | URL): URL;
}

/**
 * The interface object of the edition. It has no static methods.
 *
 * @see URL Living Standard, 28 December 2012, 7.1 Constructors
 */
export const URL: URLConstructor = /* @__PURE__ */ defineURL();

function defineURL(): URLConstructor {
  const Utils = URLUtils(Object);
  // Interfaces without an interface object have no `constructor`. With one, Node's `console.log(URL.prototype)` would
  // read `href` and throw its error.
  Reflect.deleteProperty(Utils.prototype, 'constructor');
  class URLObject extends Utils {
    readonly #base: Readonly<ParsedURL> | null;

    constructor(url: string, base: string | URLUtils = 'about:blank') {
      super();
      assertArguments(arguments.length, 1);
      this.#base = base instanceof URLObject ? copyOf(base[parsedURL]) : parseBase(`${base}`);
      this[setInput](url);
      if (this[parsedURL] === null) throw syntaxError('The URL does not parse');
    }

    override get [baseURL](): Readonly<ParsedURL> | null {
      return this.#base;
    }

    get [Symbol.toStringTag](): string {
      return 'URL';
    }
  }
  Object.defineProperty(URLObject, 'name', withoutPrototype({ value: 'URL' }));
  return URLObject;
}

// Copies a base, so that later changes to it have no effect. A base whose url is null counts as missing. The standard
// leaves both open.
function copyOf(url: Readonly<ParsedURL> | null): ParsedURL | null {
  return url && { ...url, path: url.path.slice() };
}

function parseBase(base: string): ParsedURL {
  const url = parseURL(base);
  if (url === null) throw syntaxError('The base URL does not parse');
  return url;
}
