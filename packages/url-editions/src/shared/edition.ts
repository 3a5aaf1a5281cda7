// What all editions have in common.

import { assertString } from '@urlkit/infra/internal';

/** The components of a URL as an edition reads them, in the form of its attributes. */
export interface Components {
  readonly kind: 'url';
  readonly href: string;
  readonly origin: string;
  /** With U+003A (:). */
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  /** The host name and, where the edition shows one, the port. */
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  /** With U+003F (?), if there is a query. */
  readonly search: string;
  /** With U+0023 (#), if there is a fragment. */
  readonly hash: string;
}

/** The name of a component, which is that of its attribute. */
export type ComponentName = Exclude<keyof Components, 'kind'>;

/** The components, in the order of their attributes. */
export const componentNames: readonly ComponentName[] = [
  ...(['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

/** Why an edition does not read an input as a URL. */
export interface Failure {
  readonly kind: 'failure';
  /** A short text, which does not repeat the input. */
  readonly reason: string;
}

/** What an edition makes of an input. */
export type Interpretation = Components | Failure;

/** An edition of the URL standard. */
export interface Edition<URLRecord = unknown> {
  /** What the edition is called here, such as `whatwg-2012`. */
  readonly name: string;
  /** The title of its document. */
  readonly title: string;
  /** The day of its document, such as `2012-12-28`. */
  readonly date: string;
  /** Where its document is, as a URL. */
  readonly source: string;
  /**
   * Parses an input, against a base URL if there is one.
   *
   * @returns The URL as the edition represents it; null if it, or the base URL, does not parse.
   * @throws {TypeError} If an argument is not a string.
   */
  parse(input: string, base?: string): URLRecord | null;
  /**
   * Tells what an input is made of, in a form that is the same for all editions: a failure if, and
   * only if, `parse` returns null.
   *
   * @throws {TypeError} If an argument is not a string.
   */
  interpret(input: string, base?: string): Interpretation;
}

/** Makes an edition that checks its arguments. */
export function createEdition<R>(edition: Edition<R>): Edition<R> {
  const check = (input: string, base: string | undefined): void => {
    assertString(input, 'input');
    if (base !== undefined) assertString(base, 'base');
  };
  return {
    ...edition,
    parse(input, base) {
      check(input, base);
      return edition.parse(input, base);
    },
    interpret(input, base) {
      check(input, base);
      return edition.interpret(input, base);
    },
  };
}

/** Makes a failure. */
export function failure(reason: string): Failure {
  return { kind: 'failure', reason };
}
