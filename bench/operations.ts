import type { Resolution, SetterValues } from './generate.js';
import type { Operation } from './measure.js';

export interface Implementation {
  readonly name: string;
  readonly URL: {
    new (url: string, base?: string): URL;
    canParse(url: string): boolean;
  };
  readonly URLSearchParams: new (init: string) => URLSearchParams;
}

/** What each operation takes. */
export interface Inputs {
  href: string;
  fiveGetters: string;
  canParse: string;
  resolve: Resolution;
  setters: SetterValues;
  searchParams: string;
  urlSearchParams: string;
}

export type Operations = { readonly [Key in keyof Inputs]: Operation<Inputs[Key]> };

/**
 * The measured operations over one implementation.
 *
 * This module is loaded anew for each implementation: engines optimize code for the types it has
 * met, and a program meets one implementation.
 */
export function operationsOver(
  { URL, URLSearchParams }: Implementation,
  take: (result: string) => void,
): Operations {
  const changing = new URL('https://example.com/');
  return {
    href(input) {
      take(new URL(input).href);
    },
    fiveGetters(input) {
      const url = new URL(input);
      take(url.protocol);
      take(url.host);
      take(url.pathname);
      take(url.search);
      take(url.hash);
    },
    canParse(input) {
      take(URL.canParse(input) ? 'yes' : 'no');
    },
    resolve({ reference, base }) {
      take(new URL(reference, base).href);
    },
    setters({ search, hash, pathname, host, port }) {
      changing.search = search;
      changing.hash = hash;
      changing.pathname = pathname;
      changing.host = host;
      changing.port = port;
      take(changing.href);
    },
    searchParams(input) {
      const url = new URL(input);
      take(url.searchParams.get('id') ?? '');
      url.searchParams.append('from', 'start page');
      url.searchParams.delete('utm_source');
      take(url.href);
    },
    urlSearchParams(input) {
      const params = new URLSearchParams(input);
      for (const [name, value] of params) {
        take(name);
        take(value);
      }
      take(params.toString());
    },
  };
}
