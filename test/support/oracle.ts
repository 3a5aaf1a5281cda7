// Results of urlkit and whatwg-url for the same input.

import { URL } from '@urlkit/url-api';
import { URL as OracleURL } from 'whatwg-url';
import { type Attributes, readAttributes } from './attributes.js';

/** The attributes and parameters of a URL object. */
export interface Observation extends Attributes {
  readonly searchParams: readonly (readonly [string, string])[];
}

interface Observable extends Readonly<Attributes> {
  readonly searchParams: Iterable<[string, string]>;
}

export function observe(url: Observable): Observation {
  return { ...readAttributes(url), searchParams: Array.from(url.searchParams) };
}

/** Returns the two URL objects of an input; null for a TypeError. */
export function parseWithBoth(
  input: string,
  base: string | undefined,
): [ours: URL | null, theirs: OracleURL | null] {
  return [
    nullForTypeError(() => new URL(input, base)),
    nullForTypeError(() => new OracleURL(input, base)),
  ];
}

export function nullForTypeError<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
