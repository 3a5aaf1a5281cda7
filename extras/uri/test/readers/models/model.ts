// A model of a reader: section 5 of RFC 3986 with departures from it. A difference is explained if the model gives the
// very answer of the reader with its departures, and that of this package without them.

import { authorityOf, removeDotSegments, type URIReference } from '@urlkit/uri';
import type { ReferenceAndBase } from '../inputs.js';

/** The target of a reference; null if it is refused. */
export type Answer = string | null;

/** A reader. Without departures, it answers like this package. */
export interface Model {
  /** Departures from the RFC by name, with a sentence about each. */
  readonly departures: Readonly<Record<string, string>>;
  answer(input: ReferenceAndBase, has: (name: string) => boolean): Answer;
}

/** Whether a model has a departure. */
export type Has<Departures> = (name: keyof Departures) => boolean;

/** A model with the names of its departures. */
export interface ModelWith<Departures> {
  readonly departures: Departures;
  answer(input: ReferenceAndBase, has: Has<Departures>): Answer;
}

/** Departures that several readers have. */
export const common = {
  unguarded:
    'reads a path that begins with two slashes as an authority; 3.3: “cannot begin with two slash characters”',
  baseDots: 'removes dot segments from the path of the base; 5.2.2: “T.path = Base.path”',
  emptyAuthority: 'ignores an authority that is empty; 5.2.2: “if defined(R.authority)”',
} as const;

/** Joins components as section 5.3 says, whatever can be read from the result. */
export function join(reference: URIReference): string {
  const { scheme, path, query, fragment } = reference;
  const authority = authorityOf(reference);
  return [
    scheme === null ? '' : `${scheme}:`,
    authority === null ? '' : `//${authority}`,
    path,
    query === null ? '' : `?${query}`,
    fragment === null ? '' : `#${fragment}`,
  ].join('');
}

/** Joins components, with a dot segment before a path that begins with two slashes and has no authority. */
export function guarded(reference: URIReference): string {
  const { host, path } = reference;
  const isAmbiguous = host === null && path.startsWith('//');
  return join(isAmbiguous ? { ...reference, path: `/.${path}` } : reference);
}

interface Steps {
  readonly removeDots?: (path: string) => string;
  readonly mergePaths?: (path: string, base: URIReference) => string;
  /** Changes the path of the base, if a reference has none. */
  readonly changePath?: (path: string) => string;
  readonly write?: (reference: URIReference) => string;
}

/** Merges paths as section 5.2.3 says. */
function merge(path: string, base: URIReference): string {
  if (base.host !== null && base.path === '') return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path;
}

/** The steps of section 5.2.2, or others in their places. */
export function resolveBySteps(
  reference: URIReference,
  base: URIReference,
  {
    removeDots = removeDotSegments,
    mergePaths = merge,
    changePath = (path) => path,
    write = guarded,
  }: Steps,
): string {
  const { path, query, fragment } = reference;
  if (reference.scheme !== null || reference.host !== null) {
    const scheme = reference.scheme ?? base.scheme;
    return write({ ...reference, scheme, path: removeDots(path) });
  }
  if (path === '') {
    const path = changePath(base.path);
    return write({ ...base, path, query: query ?? base.query, fragment });
  }
  const whole = path.startsWith('/') ? path : mergePaths(path, base);
  return write({ ...base, path: removeDots(whole), query, fragment });
}
