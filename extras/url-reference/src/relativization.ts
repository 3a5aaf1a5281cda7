// The inverse of URL Specification 0.9.0, Reference Resolution. The document does not define it.

import { mustBeOneOf, type OptionChecks, readOptions } from '@urlkit/internal';
import { normalizePath } from './normalization.js';
import { resolveAndNormalize } from './parse-resolve-and-normalize.js';
import {
  assertReference,
  compose,
  emptyAuthority,
  emptyReference,
  hasOpaquePath,
  isDrive,
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
  /**
   * The default is `path-relative`, the only kind between two relative references. Between two paths that start with
   * U+002F (/), every other kind means `root-relative`.
   */
  readonly kind?: ReferenceKind | undefined;
}

const relativizeChecks: OptionChecks<RelativizeOptions> = {
  kind: /* @__PURE__ */ mustBeOneOf(referenceKinds),
};

/**
 * Returns the shortest reference of a kind that resolves to `target` against `base`, or of the next
 * kind if there is none. The target and the base must be two URLs; two paths that start with
 * U+002F (/), which are taken to be on the same origin; or two relative references without a drive, which are taken to have the same
 * base: to resolve them, see `URLReference.rebase`.
 *
 * @returns The reference, which must be printed in the mode of the base; null if the base and the
 * target are not two of these, or have no reference from one to the other, as from `../a` to `b`.
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
  if (isRelative(base) && isRelative(target))
    return rank < 1 ? betweenRelative(base, target) : null;
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

function isRelative({ scheme, authority, drive, root }: Reference): boolean {
  return scheme === null && authority === null && drive === null && root === null;
}

function betweenRelative(base: Reference, target: Reference): Reference | null {
  const b = normalizePath(base);
  const t = normalizePath(target);
  // Whether a segment is a drive depends on the base of both.
  if (startsWithDrive(b) || startsWithDrive(t)) return null;
  const inDocument = hasPath(b) === hasPath(t) ? sameDocument(b, t) : null;
  // Without a path, the target is the base of both, whose name is not known.
  if (inDocument !== null || !hasPath(t)) return inDocument;
  const relative = betweenPaths(withoutDot(b), withoutDot(t));
  // Nor is the name of a directory that the base leaves.
  const left = b.dirs.slice(commonLength(b.dirs, t.dirs));
  return left.includes('..') ? null : relative;
}

function hasPath({ dirs, file }: Reference): boolean {
  return dirs.length > 0 || file !== null;
}

function startsWithDrive({ dirs, file }: Reference): boolean {
  const first = dirs.find((dir) => dir !== '..') ?? file;
  return first !== null && isDrive(first);
}

// A normalized path that is empty has this segment.
function withoutDot(url: Reference): Reference {
  return url.dirs[0] === '.' ? { ...url, dirs: [] } : url;
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
  const inDocument = base.root === target.root ? sameDocument(base, target) : null;
  return inDocument ?? (target.root === null ? null : betweenPaths(base, target));
}

// The reference between two URLs with the same path, if it does not need the path.
function sameDocument(base: Reference, target: Reference): Reference | null {
  const { query, fragment } = target;
  const length = commonLength(base.dirs, target.dirs);
  const isSame =
    base.dirs.length === length && target.dirs.length === length && base.file === target.file;
  if (isSame && query === base.query) return compose({ ...emptyReference, fragment });
  return isSame && query !== null ? compose({ ...emptyReference, query, fragment }) : null;
}

function betweenPaths(base: Reference, target: Reference): Reference {
  const { query, fragment } = target;
  const length = commonLength(base.dirs, target.dirs);
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
