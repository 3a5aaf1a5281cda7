// The inverse of URL Specification 0.9.0, Reference Resolution

import { assertArgument, mustBeOneOf } from '@urlkit/infra/internal';
import { assertReference } from './assert.js';
import { resolveAndNormalize } from './parse-resolve-and-normalize.js';
import {
  compose,
  emptyAuthority,
  emptyReference,
  hasOpaquePath,
  type Reference,
} from './reference.js';
import { authorityText, referenceEquals } from './reference-equivalence.js';

/** The kinds of references, the most relative first. */
export const referenceKinds = [
  'path-relative',
  'root-relative',
  'scheme-relative',
  'absolute',
] as const;

/**
 * What a reference starts with: its path (or its query or fragment), a slash, two slashes, or a
 * scheme.
 */
export type ReferenceKind = (typeof referenceKinds)[number];

const mustBeKind = /* @__PURE__ */ mustBeOneOf(referenceKinds);

/**
 * Makes a reference that resolves against `base` to `target`: the shortest of a kind, or of the next
 * kind if none of that kind does. Of two paths that start with U+002F (/), the origin is the same,
 * whatever it is.
 *
 * @param kind `path-relative` if it is not given. For two paths, only that and `root-relative` matter.
 * @returns The reference, to be printed in the mode of the base; null if the base or the target is
 *   neither a URL nor, like the other, such a path.
 * @throws {TypeError} If an argument has a wrong type.
 */
export function relativize(
  base: Reference,
  target: Reference,
  kind: ReferenceKind = 'path-relative',
): Reference | null {
  assertReference(base, 'base');
  assertReference(target, 'target');
  assertArgument(kind, 'kind', mustBeKind);
  const rank = referenceKinds.indexOf(kind);
  if (!isRootedPath(base) || !isRootedPath(target)) return relativizeURL(base, target, rank);
  const relative = relativizeURL(onOrigin(base), onOrigin(target), rank);
  return relative && compose({ ...relative, scheme: null, authority: null });
}

// Puts a path on some origin.
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

// All that resolves against an opaque path.
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
  // Without a slash after it, a dot segment at the end is as good, and shorter.
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
  // A drive is inherited, so that none is got rid of.
  if (target.drive === null && (base.drive !== null || target.root === null)) return null;
  const isInherited = target.drive === base.drive && target.root !== null;
  return compose({
    ...target,
    scheme: null,
    authority: null,
    drive: isInherited ? null : target.drive,
  });
}
