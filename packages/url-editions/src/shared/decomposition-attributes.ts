// The decomposition attributes that documents 003, 004 and 000 each define by a table.

/** What an attribute reads and writes of a parsed input: a row of the table. */
interface DecompositionRow<URL> {
  readonly prefix?: string;
  readonly suffix?: string;
  /** The component, or null if the getter condition is not fulfilled. */
  get(url: URL): string | null;
  /** The setter preprocessor. */
  preprocess?(value: string): string;
  /** Percent-encodes what is not valid in the component. */
  escape(value: string): string;
  /** The setter condition. */
  accepts?(url: URL, value: string): boolean;
  /** The URL with the component replaced. */
  replace(url: URL, value: string): URL;
}

/** A table, and how to read and write what it is about. */
export interface Decomposition<URL, Name extends string = AttributeName> {
  /** Parses the input; null if the attributes do not act on it. */
  parse(input: string): URL | null;
  serialize(url: URL): string;
  readonly attributes: Readonly<Record<Name, DecompositionRow<URL>>>;
}

/** The seven attributes that all three documents have. */
export interface DecompositionAttributes {
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
}

export type AttributeName = keyof DecompositionAttributes;

/** The key of the input, which the attributes act on. Override it. */
export const input: unique symbol = /* @__PURE__ */ Symbol('input');

/** The key of the common setter action, which every setter runs. Override it. */
export const commonSetterAction: unique symbol = /* @__PURE__ */ Symbol('common setter action');

/** What a class overrides that has the attributes. */
export interface DecompositionHooks {
  get [input](): string;
  /** @param output The input with a component replaced, or as it was. */
  [commonSetterAction](output: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: TypeScript takes no other type for what mixins extend.
export type Constructor<T = object> = new (...args: any[]) => T;

/** What an attribute returns. */
export function getAttribute<URL, Name extends string>(
  { parse, attributes }: Decomposition<URL, Name>,
  name: Name,
  from: string,
): string {
  const url = parse(from);
  return url === null ? '' : readRow(attributes[name], url);
}

/** What the seven attributes return for a URL. */
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

function readRow<URL>({ get, prefix = '', suffix = '' }: DecompositionRow<URL>, url: URL): string {
  const component = get(url);
  return component === null ? '' : prefix + component + suffix;
}

/** What setting an attribute makes of an input; the input itself if the value is not accepted. */
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
  } = attributes[name];
  const newValue = escapeValue(preprocess(value));
  return url === null || !accepts(url, newValue) ? from : serialize(replace(url, newValue));
}

function same(value: string): string {
  return value;
}

/** Makes a class with the attributes of a table. */
export function mixDecomposition<Base extends Constructor, URL>(
  Base: Base,
  decomposition: Decomposition<URL>,
): Base & Constructor<DecompositionAttributes & DecompositionHooks> {
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

/** What the rows of all three tables have in common. */
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
