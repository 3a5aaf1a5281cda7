// 7.1 Constructors

import { baseURL, parsedURL, setInput } from '@urlkit/url-api';
import { syntaxError } from '../../shared/syntax-error.js';
import type { ParsedURL } from './parsed-url.js';
import { parseURL } from './url-parser.js';
import { URLUtils } from './url-utils.js';

/** A URL of this edition. */
export type URL = URLUtils;

/** The type of the interface object {@link URL}. */
export interface URLConstructor {
  readonly prototype: URL;
  /**
   * @param base A string, which is parsed without a base URL, or a URL, which is copied. The default is
   * `about:blank`.
   * @throws {Error} A “SyntaxError” exception if one of them does not parse.
   */
  new (url: string, base?: string | URL): URL;
}

/** The interface object of the edition, which has no static members. */
export const URL: URLConstructor = /* @__PURE__ */ defineURL();

function defineURL(): URLConstructor {
  class URLObject extends URLUtils(Object) {
    readonly #base: Readonly<ParsedURL> | null;

    constructor(url: string, base: string | URLUtils = 'about:blank') {
      super();
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
  Object.defineProperty(URLObject, 'name', { value: 'URL' });
  return URLObject;
}

// The base as it is at this moment; later changes have no effect. A base whose url is null counts as missing.
// The standard leaves both open.
function copyOf(url: Readonly<ParsedURL> | null): ParsedURL | null {
  return url && { ...url, path: url.path.slice() };
}

function parseBase(base: string): ParsedURL {
  const url = parseURL(base);
  if (url === null) throw syntaxError('The base URL does not parse');
  return url;
}
