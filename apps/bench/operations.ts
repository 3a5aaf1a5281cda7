import type { Operation } from './measure.js';
import { settings } from './settings.js';

export interface Implementation {
  readonly URL: {
    new (url: string, base?: string): URL;
    canParse(url: string): boolean;
    /** Optional for types that lack it. */
    parse?(url: string): URL | null;
  };
  readonly URLSearchParams: new (init: string | Record<string, string>) => URLSearchParams;
}

/** A list that operations change, the name in its middle, and its pairs as a record. */
interface List {
  readonly params: URLSearchParams;
  readonly name: string;
  readonly record: Record<string, string>;
}

/**
 * Returns the measured operations over one implementation, by their names.
 *
 * Each implementation loads its own copy of this module: engines optimize code for the types that it
 * meets, and a program usually meets one implementation.
 */
export function operationsOver(
  { URL, URLSearchParams }: Implementation,
  take: (result: string) => void,
): ReadonlyMap<string, Operation> {
  const lists = new Map<string, List>();
  const listOf = (query: string): List => {
    let list = lists.get(query);
    if (list === undefined) {
      const params = new URLSearchParams(query);
      const pairs = Array.from(params);
      const [name = ''] = pairs[pairs.length >> 1] ?? [];
      list = { params, name, record: Object.fromEntries(pairs) };
      lists.set(query, list);
    }
    return list;
  };
  const listed: Readonly<Record<string, Operation>> = {
    'construct, href'(input) {
      take(new URL(input).href);
    },
    'construct, five getters'(input) {
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
    'resolve ../x?y'(input) {
      take(new URL('../x?y', input).href);
    },
    'resolve ten references'(input) {
      for (const reference of settings.references) take(new URL(reference, input).href);
    },
    'set search and hash, href'(input) {
      const url = new URL(input);
      url.search = '?q=url';
      url.hash = '#top';
      take(url.href);
    },
    'searchParams.append, href'(input) {
      const url = new URL(input);
      url.searchParams.append('from', 'start page');
      take(url.href);
    },
    'URL.parse'(input) {
      if (URL.parse === undefined) throw new TypeError('URL.parse is missing');
      take(URL.parse(input)?.href ?? 'null');
    },
    'constructor that throws'(input) {
      try {
        take(new URL(input).href);
      } catch {
        take('thrown');
      }
    },
    'parse, iterate, toString'(input) {
      const params = new URLSearchParams(input);
      for (const [name, value] of params) {
        take(name);
        take(value);
      }
      take(params.toString());
    },
    'set one name'(input) {
      const { params, name } = listOf(input);
      params.set(name, 'new');
      take(name);
    },
    'delete one name'(input) {
      const { params, name } = listOf(input);
      params.delete(name);
      params.append(name, 'new');
      take(name);
    },
    getAll(input) {
      const { params, name } = listOf(input);
      take(params.getAll(name).join());
    },
    'from a record'(input) {
      take(String(new URLSearchParams(listOf(input).record).size));
    },
  };
  const operations = new Map(Object.entries(listed));
  for (const [name, values] of settings.setters) {
    operations.set(`set ${name}, href`, (input) => {
      const url = new URL(input);
      url[name] = values[input.length % values.length] ?? '';
      take(url.href);
    });
  }
  return operations;
}
