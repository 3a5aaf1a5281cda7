// What all dialects have in common.

import type { Components, Failure, Unknown } from '@urlkit/url-editions';

/** The components of a URL as a program gives them; null for what it says is not there. */
export interface ProgramURL {
  /** Without U+003A (:). */
  readonly scheme: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string | null;
  /** Without U+003F (?). */
  readonly query: string | null;
  /** Without U+0023 (#). */
  readonly fragment: string | null;
}

/** A model of one version of the URL parser of a program. */
export interface Dialect {
  /** What the dialect is called here, such as `curl`. */
  readonly name: string;
  /** The program, and the function of it that is modelled. */
  readonly title: string;
  /** The version that is modelled. */
  readonly version: string;
  /** Where the function is documented, as a URL. */
  readonly source: string;
  /**
   * Reads an input.
   *
   * @returns The components in the form of the program; null if it refuses the input, or if what it
   * answers is not known.
   * @throws TypeError if the input is no string.
   */
  parse(input: string): ProgramURL | null;
  /**
   * Tells what an input is made of, in the form of `@urlkit/url-editions`.
   *
   * @param base How programs resolve references is not modelled: with a base, the answer is unknown.
   * @throws TypeError if the input or the base is no string.
   */
  interpret(input: string, base?: string): Components | Failure | Unknown;
}

/** A URL without anything, to be filled. */
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

/** What a model makes of an input. */
export type Reading = ProgramURL | Failure | Unknown;

/** Says that a program refuses an input. */
export function failure(reason: string): Failure {
  return { kind: 'failure', reason };
}

/** Says that what a program answers depends on more than its version. */
export function unknown(reason: string): Unknown {
  return { kind: 'unknown', reason };
}

type Description = Pick<Dialect, 'name' | 'title' | 'version' | 'source'>;

/** Makes a dialect of a function that reads strings without lone surrogates. */
export function createDialect(
  description: Description,
  readText: (input: string) => Reading,
): Dialect {
  const read = (input: string): Reading => {
    if (typeof input !== 'string') throw new TypeError('input: must be a string');
    if (/[\uD800-\uDFFF]/u.test(input)) return unknown('lone surrogates');
    try {
      return readText(input);
    } catch (error) {
      // A component of bytes is no string.
      if (error instanceof URIError) return unknown('percent-encoded bytes that are not UTF-8');
      throw error;
    }
  };
  return {
    ...description,
    parse(input) {
      const reading = read(input);
      return 'kind' in reading ? null : reading;
    },
    interpret(input, base) {
      if (base !== undefined && typeof base !== 'string') {
        throw new TypeError('base: must be a string');
      }
      const text = read(input);
      const reading = base === undefined ? text : unknown('how the reference is resolved');
      return 'kind' in reading ? reading : componentsOf(reading);
    },
  };
}

function componentsOf({ scheme, username, password, host, port, ...rest }: ProgramURL): Components {
  const protocol = scheme ? `${scheme}:` : '';
  const search = prefixed('?', rest.query);
  const hash = prefixed('#', rest.fragment);
  const hostname = host ?? '';
  const hostAndPort = hostname + prefixed(':', port);
  const userinfo =
    username === null && password === null ? '' : `${username ?? ''}${prefixed(':', password)}@`;
  const authority = hostAndPort === '' && userinfo === '' ? '' : `//${userinfo}${hostAndPort}`;
  return {
    kind: 'url',
    href: protocol + authority + (rest.path ?? '') + search + hash,
    origin: protocol !== '' && hostname !== '' ? `${protocol}//${hostAndPort}` : 'null',
    protocol,
    username: username ?? '',
    password: password ?? '',
    host: hostAndPort,
    hostname,
    port: port ?? '',
    pathname: rest.path ?? '',
    search,
    hash,
  };
}

function prefixed(delimiter: string, component: string | null): string {
  return component ? delimiter + component : '';
}

/** Splits at the first delimiter; what follows is null if there is none. */
export function cut(text: string, delimiter: string): [before: string, after: string | null] {
  const index = text.indexOf(delimiter);
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + delimiter.length)];
}

/** Splits at the last delimiter; what precedes is null if there is none. */
export function cutLast(text: string, delimiter: string): [before: string | null, after: string] {
  const index = text.lastIndexOf(delimiter);
  return index < 0 ? [null, text] : [text.slice(0, index), text.slice(index + delimiter.length)];
}

/**
 * Decodes percent-encoded bytes.
 *
 * @throws URIError if they are not UTF-8. The dialect then says that its answer is unknown.
 */
export function decodeBytes(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
}
