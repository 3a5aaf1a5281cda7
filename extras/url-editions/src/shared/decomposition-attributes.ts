// Decomposition attributes, which html-2007, html-2011 and w3c-2012 each define by a table.

import { assertArgument, mustBeFunction, withoutPrototype } from '@urlkit/internal';
import type { Constructor } from './constructor.js';

/** A row of the table: how an attribute gets and sets a component of a parsed input. */
interface DecompositionRow<URL> {
  readonly prefix?: string;
  readonly suffix?: string;
  /** Returns the component, or null if the getter condition is not met. */
  get(url: URL): string | null;
  /** The setter preprocessor. */
  preprocess?(value: string): string;
  /** Percent-encodes the characters that are not valid in the component. */
  escape(value: string): string;
  /** Whether the setter condition is met. Without this function, it always is. */
  accepts?(url: URL, value: string): boolean;
  /** Returns the URL with the component replaced. */
  replace(url: URL, value: string): URL;
}

/** The table of an edition, and the functions that parse and serialize its inputs. */
export interface Decomposition<URL, Name extends string = AttributeName> {
  /** Parses an input. If the result is null, getters return '' and setters change nothing. */
  parse(input: string): URL | null;
  serialize(url: URL): string;
  readonly attributes: Readonly<Record<Name, DecompositionRow<URL>>>;
}

/**
 * The seven attributes for the components of an input. A getter returns '' if the input does not have the component. A
 * setter percent-encodes characters that are not valid in the component, and ignores a value that the edition does not
 * accept.
 *
 * @see HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation
 * @see HTML5 of 2011, “interfaces for URL manipulation”
 */
export interface DecompositionAttributes {
  /** The scheme, followed by U+003A (:). */
  protocol: string;
  /** The host, followed by U+003A (:) and the port if there is one that is not the default port. */
  host: string;
  /** The host, without the port. */
  hostname: string;
  /** The port as it is written, even if it is the default port. */
  port: string;
  /** The path. */
  pathname: string;
  /** The query after U+003F (?). An empty query reads as `?`. */
  search: string;
  /** The fragment after U+0023 (#). An empty fragment reads as ''. */
  hash: string;
}

export type AttributeName = keyof DecompositionAttributes;

/**
 * The key of the input, which is the URL that the attributes read. Override its getter, which returns ''.
 *
 * @see HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation
 * @see HTML5 of 2011, “interfaces for URL manipulation”
 */
export const input: unique symbol = /* @__PURE__ */ Symbol('input');

/**
 * The key of the common setter action, which every setter runs. Override this method, which does nothing.
 *
 * @see HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation
 * @see HTML5 of 2011, “interfaces for URL manipulation”
 */
export const commonSetterAction: unique symbol = /* @__PURE__ */ Symbol('common setter action');

/** The members to override in a class with the attributes. */
export interface DecompositionHooks {
  /** The input. */
  get [input](): string;
  /** @param output The new input, which is the old one if the setter ignored its value. */
  [commonSetterAction](output: string): void;
}

/** Gets an attribute of an input. */
export function getAttribute<URL, Name extends string>(
  { parse, attributes }: Decomposition<URL, Name>,
  name: Name,
  from: string,
): string {
  const url = parse(from);
  return url === null ? '' : readRow(attributes[name], url);
}

/** Gets the seven attributes of a parsed input. */
export function attributesOf<URL>(
  { attributes }: Decomposition<URL>,
  url: URL,
): Readonly<DecompositionAttributes> {
  return {
    protocol: readRow(attributes.protocol, url),
    host: readRow(attributes.host, url),
    hostname: readRow(attributes.hostname, url),
    port: readRow(attributes.port, url),
    pathname: readRow(attributes.pathname, url),
    search: readRow(attributes.search, url),
    hash: readRow(attributes.hash, url),
  };
}

function readRow<URL>(row: DecompositionRow<URL>, url: URL): string {
  const { get, prefix = '', suffix = '' } = withoutPrototype(row);
  const component = get(url);
  return component === null ? '' : prefix + component + suffix;
}

/** Sets an attribute. Returns the new input, which is the old one if the value is not accepted. */
export function setAttribute<URL, Name extends string>(
  { parse, serialize, attributes }: Decomposition<URL, Name>,
  name: Name,
  from: string,
  value: string,
): string {
  const url = parse(from);
  const {
    preprocess = same,
    escape: escapeValue,
    accepts = () => true,
    replace,
  } = withoutPrototype(attributes[name]);
  const newValue = escapeValue(preprocess(value));
  return url === null || !accepts(url, newValue) ? from : serialize(replace(url, newValue));
}

function same(value: string): string {
  return value;
}

/** Mixin: extends a class with the attributes of a table. */
export function mixDecomposition<Base extends Constructor, URL>(
  Base: Base,
  decomposition: Decomposition<URL>,
): Base & Constructor<DecompositionAttributes & DecompositionHooks> {
  assertArgument(Base, 'Base', mustBeFunction);
  class Decomposed extends Base implements DecompositionAttributes, DecompositionHooks {
    get [input](): string {
      return '';
    }

    [commonSetterAction](_output: string): void {}

    get protocol(): string {
      return getAttribute(decomposition, 'protocol', this[input]);
    }

    set protocol(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'protocol', this[input], `${value}`));
    }

    get host(): string {
      return getAttribute(decomposition, 'host', this[input]);
    }

    set host(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'host', this[input], `${value}`));
    }

    get hostname(): string {
      return getAttribute(decomposition, 'hostname', this[input]);
    }

    set hostname(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'hostname', this[input], `${value}`));
    }

    get port(): string {
      return getAttribute(decomposition, 'port', this[input]);
    }

    set port(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'port', this[input], `${value}`));
    }

    get pathname(): string {
      return getAttribute(decomposition, 'pathname', this[input]);
    }

    set pathname(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'pathname', this[input], `${value}`));
    }

    get search(): string {
      return getAttribute(decomposition, 'search', this[input]);
    }

    set search(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'search', this[input], `${value}`));
    }

    get hash(): string {
      return getAttribute(decomposition, 'hash', this[input]);
    }

    set hash(value: string) {
      this[commonSetterAction](setAttribute(decomposition, 'hash', this[input], `${value}`));
    }
  }
  return Decomposed;
}

interface Replaceable {
  readonly scheme: string | null;
  readonly path: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** The parts of rows that are the same in all three tables. */
export const common = {
  protocol: {
    suffix: ':',
    get: ({ scheme }: Replaceable): string | null => scheme,
    preprocess: (value: string): string => removeTrailingColons(value),
    accepts: (_: unknown, value: string): boolean => value !== '',
    replace: <URL extends Replaceable>(url: URL, scheme: string): URL => ({ ...url, scheme }),
  },
  hostname: {
    preprocess: (value: string): string => value.replace(/^\/+/, ''),
  },
  pathname: {
    preprocess: (value: string): string => (value.startsWith('/') ? value : `/${value}`),
    replace: <URL extends Replaceable>(url: URL, path: string): URL => ({ ...url, path }),
  },
  search: {
    prefix: '?',
    preprocess: (value: string): string => value.replace(/^\?/, ''),
    replace: <URL extends Replaceable>(url: URL, query: string): URL => ({ ...url, query }),
  },
  hash: {
    prefix: '#',
    get: ({ fragment }: Replaceable): string | null => fragment || null,
    preprocess: (value: string): string => value.replace(/^#/, ''),
    replace: <URL extends Replaceable>(url: URL, fragment: string): URL => ({ ...url, fragment }),
  },
};

function removeTrailingColons(value: string): string {
  let end = value.length;
  while (value[end - 1] === ':') end--;
  return value.slice(0, end);
}

/** Whether a new port, as a base-ten integer, is at most 65535. */
export function isPortInRange(value: string): boolean {
  return Number(value) <= 65535;
}
