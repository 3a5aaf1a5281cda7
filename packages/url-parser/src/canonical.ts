// Patterns for canonical input, which the parser would leave unchanged. Each stops at the first code unit that needs the states.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@urlkit/percent-encoding';
import type { Kind } from './scheme.js';

/** A Windows drive letter of which the path parser replaces the U+007C (|): the source of a pattern. */
export const DRIVE_LETTER_TO_NORMALIZE = '[A-Za-z]\\|';

// Engines keep a stack entry for each repetition of a group.
const LONGEST_FOR_SEGMENTS = 2048;

const specialPath = /* @__PURE__ */ usualPath('\\\\');
const otherPath = /* @__PURE__ */ usualPath('');
const specialQuery = /* @__PURE__ */ unencoded(specialQueryPercentEncodeSet);
const otherQuery = /* @__PURE__ */ unencoded(queryPercentEncodeSet);
const fragment = /* @__PURE__ */ unencoded(fragmentPercentEncodeSet);

/** The source of the pattern for what follows the slash of a special URL's path. */
export const specialRest: string = /* @__PURE__ */ rest(specialPath, specialQuery);
const specialRestPattern = /* @__PURE__ */ sticky(specialRest);
const otherRestPattern = /* @__PURE__ */ sticky(rest(otherPath, otherQuery));
const pathPattern = /* @__PURE__ */ sticky(`/(?!${DRIVE_LETTER_TO_NORMALIZE})${specialPath}`);
/** Credentials that no URL changes, with the U+0040 (@) after them. */
export const userinfoPattern: RegExp = /* @__PURE__ */ sticky(userinfo());
/** A query that no URL changes. */
export const queryPattern: RegExp = /* @__PURE__ */ sticky(specialQuery);
/** A fragment that no URL changes. */
export const fragmentPattern: RegExp = /* @__PURE__ */ sticky(fragment);

/** Creates a pattern that matches at its `lastIndex` only. */
export function sticky(source: string): RegExp {
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

function userinfo(): string {
  const part = unencoded(userinfoPercentEncodeSet);
  return `(?!@)${part}(?::(?!@)${part})?@`;
}

/**
 * Finds how far the segments of a path, and what follows them, are canonical.
 *
 * @param start Where a segment starts, in code units.
 * @returns The end of the path if all is canonical; otherwise an offset in the path, the query or the fragment. -1 if the text is
 * long.
 */
export function canonicalRestEnd(kind: Kind, text: string, start: number): number {
  // A path is often only a slash.
  if (start === text.length) return start;
  if (isLong(text, start)) return -1;
  return matchEnd(kind === 'other' ? otherRestPattern : specialRestPattern, text, start);
}

/** Whether what follows an offset is too long for the patterns. */
export function isLong(text: string, start: number): boolean {
  return text.length - start > LONGEST_FOR_SEGMENTS;
}

/** Whether a text is a path that no URL with a host changes. It is false for Windows drive letters, which some change. */
export function isCanonicalPath(text: string): boolean {
  return !isLong(text, 0) && isMatch(pathPattern, text, 0);
}

/** Whether a sticky pattern matches all from an offset on, or up to an end. */
export function isMatch(pattern: RegExp, text: string, start: number, end?: number): boolean {
  return matchEnd(pattern, text, start) === (end ?? text.length);
}

/** Returns the end of what a sticky pattern matches at an offset, or -1. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
