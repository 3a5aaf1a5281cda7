// The interface of dialects, and functions that they share.

import { readBaseOption, requireURLText } from '@urlkit/internal';
import type { Components, Failure, ReadOptions, Unknown, URLText } from '@urlkit/url-editions';

/** The components of a URL as a program returns them. A missing component is null. */
export interface ProgramURL {
  /** Without U+003A (:). */
  readonly scheme: string | null;
  /** The userinfo up to its first U+003A (:). */
  readonly username: string | null;
  /** The userinfo after its first U+003A (:). */
  readonly password: string | null;
  /** An IPv6 address is in brackets only if the program leaves them there. */
  readonly host: string | null;
  /** Without U+003A (:). */
  readonly port: string | null;
  /** Also the opaque part of an opaque URL. */
  readonly path: string | null;
  /** Without U+003F (?). */
  readonly query: string | null;
  /** Without U+0023 (#). */
  readonly fragment: string | null;
}

/** A model of one version of the URL parser of a program. */
export interface Dialect {
  /** The name of the dialect, such as `curl`. */
  readonly name: string;
  /** The program, and the function of it that is modelled. */
  readonly title: string;
  /** The version of the program. */
  readonly version: string;
  /** The URL of the documentation of the function. */
  readonly source: string;
  /**
   * Reads an input as the program does, and resolves it against a base if one is given.
   *
   * @returns The components in the form of the program. Null if it refuses the input or the base, if it
   * takes no base, or if its answer depends on more than its version.
   */
  parse(url: URLText, options?: ReadOptions): ProgramURL | null;
  /**
   * Reads an input as {@link parse} does, and returns the components in the form of
   * `@urlkit/url-editions`.
   *
   * @returns The components. A failure if the program refuses the input or the base, or takes no base. `Unknown` if its
   * answer depends on more than its version.
   */
  interpret(url: URLText, options?: ReadOptions): Components | Failure | Unknown;
}

/** A URL without components. */
export const nothing: ProgramURL = {
  scheme: null,
  username: null,
  password: null,
  host: null,
  port: null,
  path: null,
  query: null,
  fragment: null,
};

/** The result of reading an input. */
export type Reading = ProgramURL | Failure | Unknown;

/** Creates the result for an input that the program refuses. */
export function failure(reason: string): Failure {
  return { kind: 'failure', reason };
}

/** Creates the result for an input that programs of the same version may read differently. */
export function unknown(reason: string): Unknown {
  return { kind: 'unknown', reason };
}

/** The components of an authority. */
export type Authority = Pick<ProgramURL, 'username' | 'password' | 'host' | 'port'>;

type Description = Pick<Dialect, 'name' | 'title' | 'version' | 'source'>;

/** Reads an input. The base is empty if there is none. Neither has lone surrogates. */
export type Reader = (input: string, base: string) => Reading;

/**
 * Creates a dialect.
 *
 * @param readText Reads an input without a base.
 * @param resolve Reads an input with a base. Undefined for a program that takes none.
 */
export function createDialect(
  description: Description,
  readText: Reader,
  resolve?: Reader,
): Dialect {
  const read = (url: URLText, options: ReadOptions | undefined): Reading => {
    const input = requireURLText(url);
    const base = readBaseOption(options, requireURLText);
    if (/[\uD800-\uDFFF]/u.test(`${input} ${base}`)) return unknown('lone surrogates');
    if (base === undefined) return readText(input, '');
    return resolve?.(input, base) ?? failure('takes no base');
  };
  return {
    ...description,
    parse(url, options) {
      const reading = read(url, options);
      return isUnread(reading) ? null : reading;
    },
    interpret(url, options) {
      const reading = read(url, options);
      return isUnread(reading) ? reading : componentsOf(reading);
    },
  };
}

/** Whether there is no reading, but a reason why. */
export function isUnread<Result extends object>(
  result: Result,
): result is Extract<Result, { readonly kind: string }> {
  return Object.keys(result).includes('kind');
}

function componentsOf({ scheme, host, path, ...url }: ProgramURL): Components {
  const protocol = scheme ? `${scheme}:` : '';
  const username = url.username ?? '';
  const hostname = host ?? '';
  const pathname = path ?? '';
  const search = prefixed('?', url.query);
  const hash = prefixed('#', url.fragment);
  const hostAndPort = hostname + prefixed(':', url.port);
  const userinfo = username + prefixed(':', url.password);
  const authority = prefixed('//', (userinfo && `${userinfo}@`) + hostAndPort);
  return {
    kind: 'url',
    href: protocol + authority + pathname + search + hash,
    origin: protocol && hostname ? `${protocol}//${hostAndPort}` : 'null',
    protocol,
    username,
    password: url.password ?? '',
    host: hostAndPort,
    hostname,
    port: url.port ?? '',
    pathname,
    search,
    hash,
  };
}

/** Puts a delimiter before a component. Returns the empty string if the component is null or empty. */
export function prefixed(delimiter: string, component: string | null): string {
  return component ? delimiter + component : '';
}

/** Splits text at the first delimiter. The second part is null if there is no delimiter. */
export function cut(text: string, delimiter: string): [before: string, after: string | null] {
  const index = text.indexOf(delimiter);
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + delimiter.length)];
}

/** Splits text at the last delimiter. The first part is null if there is no delimiter. */
export function cutLast(text: string, delimiter: string): [before: string | null, after: string] {
  const index = text.lastIndexOf(delimiter);
  return index < 0 ? [null, text] : [text.slice(0, index), text.slice(index + delimiter.length)];
}

/**
 * Decodes percent-encoded bytes. Wrap readers that call this in {@link withBytes}.
 *
 * @throws {URIError} If the bytes are not UTF-8.
 */
export function decodeBytes(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
}

/** Makes a reader return `unknown` if {@link decodeBytes} throws. Nothing else in the reader may throw. */
export function withBytes(read: Reader): Reader {
  return (input, base) => {
    try {
      return read(input, base);
    } catch {
      return unknown('not UTF-8');
    }
  };
}
