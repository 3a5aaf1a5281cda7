// The inverse of URL Specification 0.9.0, Reference Resolution. The document does not define it.

import { mustBeOneOf, type OptionChecks, readOptions } from '@urlkit/infra/arguments';
import { resolveAndNormalize } from './parse-resolve-and-normalize.js';
import {
  assertReference,
  compose,
  emptyAuthority,
  emptyReference,
  hasOpaquePath,
  type Reference,
} from './reference.js';
import { authorityText, referenceEquals } from './reference-equivalence.js';

/** The kinds of references. The most relative comes first. */
export const referenceKinds = [
  'path-relative',
  'root-relative',
  'scheme-relative',
  'absolute',
] as const;

/**
 * How a reference starts: with its path, query or fragment; with one slash; with two slashes; or with
 * a scheme.
 */
export type ReferenceKind = (typeof referenceKinds)[number];

/** Options for {@link relativize}. */
export interface RelativizeOptions {
  /** The default is `path-relative`. Between two paths, every other kind means `root-relative`. */
  readonly kind?: ReferenceKind | undefined;
}

const relativizeChecks: OptionChecks<RelativizeOptions> = {
  kind: /* @__PURE__ */ mustBeOneOf(referenceKinds),
};

/**
 * Returns the shortest reference of a kind that resolves to `target` against `base`, or of the next
 * kind if there is none. The target and the base must be two URLs, or two paths that start with
 * U+002F (/), which are taken to be on the same origin.
 *
 * @returns The reference, which must be printed in the mode of the base; null if the base and the
 * target are neither two URLs that resolve nor two such paths.
 */
export function relativize(
  target: Reference,
  base: Reference,
  options?: RelativizeOptions,
): Reference | null {
  assertReference(target, 'target');
  assertReference(base, 'base');
  const { kind = 'path-relative' } = readOptions(options, relativizeChecks);
  const rank = referenceKinds.indexOf(kind);
  if (!isRootedPath(base) || !isRootedPath(target)) return relativizeURL(base, target, rank);
  const relative = relativizeURL(onOrigin(base), onOrigin(target), rank);
  return relative && compose({ ...relative, scheme: null, authority: null });
}

// Puts a path on an origin. It does not matter which.
function onOrigin(path: Reference): Reference {
  const host = { kind: 'domain', value: 'h' } as const;
  return compose({ ...path, scheme: 'http', authority: { ...emptyAuthority, host } });
}

function isRootedPath({ scheme, authority, drive, root }: Reference): boolean {
  return scheme === null && authority === null && drive === null && root !== null;
}

function relativizeURL(base: Reference, target: Reference, rank: number): Reference | null {
  const b = resolveAndNormalize(base);
  const t = resolveAndNormalize(target);
  if (b === null || t === null) return null;
  if (b.scheme !== t.scheme) return t;
  if (hasOpaquePath(b)) return (rank < 1 ? fragmentOf(b, t) : null) ?? t;
  return (
    (rank < 1 ? pathRelative(b, t) : null) ??
    (rank < 2 ? rootRelative(b, t) : null) ??
    (rank < 3 && t.authority !== null ? compose({ ...t, scheme: null }) : t)
  );
}

// Only a fragment resolves against an opaque path.
function fragmentOf(base: Reference, target: Reference): Reference | null {
  const { fragment } = target;
  return fragment !== null &&
    referenceEquals({ ...base, fragment: null }, { ...target, fragment: null })
    ? compose({ ...emptyReference, fragment })
    : null;
}

function pathRelative(base: Reference, target: Reference): Reference | null {
  if (authorityText(base) !== authorityText(target) || base.drive !== target.drive) return null;
  const { query, fragment } = target;
  const length = commonLength(base.dirs, target.dirs);
  if (
    base.root === target.root &&
    base.dirs.length === length &&
    target.dirs.length === length &&
    base.file === target.file
  ) {
    if (query === base.query) return compose({ ...emptyReference, fragment });
    if (query !== null) return compose({ ...emptyReference, query, fragment });
  }
  if (target.root === null) return null;
  const dirs = new Array<string>(base.dirs.length - length).fill('..');
  const goesDown = target.dirs.length > length || target.file !== null;
  // A dot segment at the end needs no slash after it.
  const file = goesDown ? target.file : (dirs.pop() ?? '.');
  return compose({
    ...emptyReference,
    dirs: dirs.concat(target.dirs.slice(length)),
    file,
    query,
    fragment,
  });
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function rootRelative(base: Reference, target: Reference): Reference | null {
  if (authorityText(base) !== authorityText(target) || hasOpaquePath(target)) return null;
  // Without a drive, the result would inherit that of the base.
  if (target.drive === null && (base.drive !== null || target.root === null)) return null;
  const isInherited = target.drive === base.drive && target.root !== null;
  return compose({
    ...target,
    scheme: null,
    authority: null,
    drive: isInherited ? null : target.drive,
  });
}
