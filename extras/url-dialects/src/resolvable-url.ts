// URLs as Go and Java parse them before they resolve references.

import type { Failure } from '@urlkit/url-editions';
import { isUnread, type ProgramURL, type Reader } from './dialect.js';

/** A URL, with what resolution needs besides its components. */
export interface ResolvableURL extends ProgramURL {
  readonly path: string;
  /** Whether the path is an opaque part. */
  readonly isOpaque: boolean;
  /** Whether there is an authority that is not empty. */
  readonly hasAuthority: boolean;
}

/** Returns the components of a URL alone. */
export function toProgramURL({ isOpaque, hasAuthority, ...components }: ResolvableURL): ProgramURL {
  return components;
}

/** Creates a reader that parses a base and an input, and resolves the input against the base. */
export function resolveWith(
  parse: (input: string) => ResolvableURL | Failure,
  resolve: (to: ResolvableURL, from: ResolvableURL) => ResolvableURL,
): Reader {
  return (input, base) => {
    const from = parse(base);
    if (isUnread(from)) return from;
    const to = parse(input);
    return isUnread(to) ? to : toProgramURL(resolve(to, from));
  };
}
