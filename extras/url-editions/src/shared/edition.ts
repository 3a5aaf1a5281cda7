// The interface of all editions

import { copyOf, readBaseOption, requireURLText } from '@urlkit/internal';

/**
 * The components of a URL as an edition reads them, in the form of the attributes of `URL`. A missing component
 * is ''.
 */
export interface Components {
  /** What tells components from a failure. */
  readonly kind: 'url';
  /** The URL, serialized. */
  readonly href: string;
  /** The origin, serialized; `null` if it is opaque. */
  readonly origin: string;
  /** The scheme, followed by U+003A (:). */
  readonly protocol: string;
  /** The username, percent-encoded. */
  readonly username: string;
  /** The password, percent-encoded. */
  readonly password: string;
  /** The hostname, followed by U+003A (:) and the port if the edition shows one. */
  readonly host: string;
  /** The host, without the port. */
  readonly hostname: string;
  /** The digits of the port. */
  readonly port: string;
  /** The path. */
  readonly pathname: string;
  /** The query after U+003F (?). Editions differ in whether an empty one is '' or `?`. */
  readonly search: string;
  /** The fragment after U+0023 (#). Editions differ in whether an empty one is '' or `#`. */
  readonly hash: string;
}

/** The name of a component: that of its attribute. */
export type ComponentName = Exclude<keyof Components, 'kind'>;

/** The names of all components, in the order of {@link Components}. */
export const componentNames: readonly ComponentName[] = [
  ...(['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

/** An input that an edition refuses. */
export interface Failure {
  /** What tells a failure from components. */
  readonly kind: 'failure';
  /** A few words in English, which do not repeat the input. */
  readonly reason: string;
}

/** How an edition reads an input: the components of a URL, or a failure. */
export type Interpretation = Components | Failure;

/** A URL as it is written: any string, or an object with a string `href`, such as a `URL`. */
export type URLText =
  | string
  | {
      /** The URL. */
      readonly href: string;
    };

/** Options for the functions that read a URL. */
export interface ReadOptions {
  /** The base URL, which should be absolute; null or undefined if there is none. */
  readonly base?: URLText | null | undefined;
}

/** An edition of the URL standard, or RFC 3986. */
export interface Edition<URLRecord = unknown> {
  /** The name of the edition in this package, such as `whatwg-2012`. */
  readonly name: string;
  /** The title of its document. */
  readonly title: string;
  /** The date of its document, such as `2012-12-28`. */
  readonly date: string;
  /** The URL of its document. */
  readonly source: string;
  /**
   * Parses a URL, which may be relative if there is a base URL.
   *
   * @param url Any string, or an object with a string `href`.
   * @returns The URL as the edition represents it; null if it, or the base URL, does not parse.
   */
  parse(url: URLText, options?: ReadOptions): URLRecord | null;
  /**
   * Parses a URL like `parse`, and returns its components in a form that is the same for all editions.
   *
   * @param url Any string, or an object with a string `href`.
   * @returns The components; a failure if, and only if, `parse` returns null.
   */
  interpret(url: URLText, options?: ReadOptions): Interpretation;
}

/** How an edition reads URLs. What it knows of one that it has read is an object `Read`. */
interface Definition<R, Read extends object> extends Omit<Edition<R>, 'parse' | 'interpret'> {
  /** Returns the reason if the input, or the base URL, does not parse. */
  read(input: string, base: string | undefined): Read | string;
  urlOf(read: Read): R;
  componentsOf(read: Read): Components;
}

/** Creates an edition that checks its arguments. */
export function createEdition<R, Read extends object>({
  read,
  urlOf,
  componentsOf,
  ...description
}: Definition<R, Read>): Edition<R> {
  const readText = (url: URLText, options: ReadOptions | undefined): Read | string =>
    read(copyOf(requireURLText(url)), readBaseOption(options, requireURLText));
  return {
    ...description,
    parse(url, options) {
      const result = readText(url, options);
      return typeof result === 'string' ? null : urlOf(result);
    },
    interpret(url, options) {
      const result = readText(url, options);
      return typeof result === 'string'
        ? { kind: 'failure', reason: result }
        : componentsOf(result);
    },
  };
}
