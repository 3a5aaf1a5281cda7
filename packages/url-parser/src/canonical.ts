// Patterns of what is canonical: not changed by parsing and serializing. They are built from the percent-encode sets that the
// parser uses, and match up to the first code unit that the parser has to look at.

import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import type { Scheme } from './scheme.js';

// Engines keep a stack entry for each repetition of a group.
const LONGEST_FOR_SEGMENTS = 2048;

const specialPath = /* @__PURE__ */ usualPath('\\\\');
const otherPath = /* @__PURE__ */ usualPath('');
const specialQuery = /* @__PURE__ */ unencoded(specialQueryPercentEncodeSet);
const otherQuery = /* @__PURE__ */ unencoded(queryPercentEncodeSet);
const fragment = /* @__PURE__ */ unencoded(fragmentPercentEncodeSet);

const specialRestPattern = /* @__PURE__ */ sticky(rest(specialPath, specialQuery));
const otherRestPattern = /* @__PURE__ */ sticky(rest(otherPath, otherQuery));
const specialPathPattern = /* @__PURE__ */ sticky(specialPath);
const pathPattern = /* @__PURE__ */ sticky(`/(?![A-Za-z]\\|)${specialPath}`);
const otherPathPattern = /* @__PURE__ */ sticky(otherPath);
const opaquePathPattern = /* @__PURE__ */ sticky(unencoded(c0ControlPercentEncodeSet, '?#'));
const specialQueryPattern = /* @__PURE__ */ sticky(specialQuery);
const otherQueryPattern = /* @__PURE__ */ sticky(otherQuery);
const fragmentPattern = /* @__PURE__ */ sticky(fragment);

function sticky(source: string): RegExp {
  return new RegExp(source, 'y');
}

// Code units that are not percent-encoded. Not in a group: some engines run out of stack if a group repeats too often.
function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}

// Segments up to the first U+002E (.), percent-encoded or not, that may be in a dot segment. To look only there takes less time
// than at the start of each segment.
function usualPath(otherSlash: string): string {
  const usual = unencoded(pathPercentEncodeSet, `${otherSlash}.%`);
  return `${usual}(?:(?:\\.(?![./?#%${otherSlash}]|$)|%(?!2[Ee]))${usual})*`;
}

// A path, and a query and a fragment after it, which are only looked at if the text ends after them.
function rest(path: string, query: string): string {
  const after = tail(query);
  return `${path}(?:(?=${after}$)|${after})`;
}

function tail(query: string): string {
  return `(?:\\?${query})?(?:#${fragment})?`;
}

/**
 * Finds how far the segments of a path, and what follows them, are canonical.
 *
 * @param start Where a segment starts, in code units.
 * @returns The end of the path if all is canonical; otherwise an offset in the path, the query or the fragment. -1 if the text is
 * long.
 */
export function canonicalRestEnd({ kind }: Scheme, text: string, start: number): number {
  // A path is often only a slash.
  if (start === text.length) return start;
  if (isLong(text, start)) return -1;
  return matchEnd(kind === 'other' ? otherRestPattern : specialRestPattern, text, start);
}

/**
 * Finds how far the segments of a path are canonical.
 *
 * @returns The offset of a code unit to percent-encode, of U+005C (\\) in a special URL, of U+002E (.) or U+0025 (%) that may be in
 * a dot segment, or of the end of the path; -1 if the text is long.
 */
export function canonicalSegmentsEnd({ kind }: Scheme, text: string, start: number): number {
  if (isLong(text, start)) return -1;
  return matchEnd(kind === 'other' ? otherPathPattern : specialPathPattern, text, start);
}

function isLong(text: string, start: number): boolean {
  return text.length - start > LONGEST_FOR_SEGMENTS;
}

/** Finds how far an opaque path is canonical. */
export function canonicalOpaquePathEnd(text: string, start: number): number {
  return matchEnd(opaquePathPattern, text, start);
}

/** Finds how far a query is canonical. */
export function canonicalQueryEnd({ kind }: Scheme, text: string, start: number): number {
  return matchEnd(kind === 'other' ? otherQueryPattern : specialQueryPattern, text, start);
}

/** Finds how far a fragment is canonical. */
export function canonicalFragmentEnd(text: string, start: number): number {
  return matchEnd(fragmentPattern, text, start);
}

/** Whether a text is a path that no URL with a host changes. It is false for Windows drive letters, which some change. */
export function isCanonicalPath(text: string): boolean {
  return !isLong(text, 0) && matchEnd(pathPattern, text, 0) === text.length;
}

/** Whether what follows an offset is a query that no URL changes. */
export function isCanonicalQuery(text: string, start: number): boolean {
  return matchEnd(specialQueryPattern, text, start) === text.length;
}

/** Whether what follows an offset is a fragment that no URL changes. */
export function isCanonicalFragment(text: string, start: number): boolean {
  return matchEnd(fragmentPattern, text, start) === text.length;
}

/** The end of what a sticky pattern matches at an offset, or -1. */
function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
