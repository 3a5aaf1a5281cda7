// Which texts are canonical: not changed by parsing and serializing. The expressions are built from the percent-encode sets that
// the parser uses. They match up to the first code unit that the parser has to look at.

import { canonicalHost, isCanonicalHost } from '@urlkit/host/internal';
import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import type { Kind } from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const DIGIT_NINE = 0x39;
const QUESTION_MARK = 0x3f;
const REVERSE_SOLIDUS = 0x5c;
const SMALL_F = 0x66;
const SMALL_X = 0x78;

// Engines keep a stack entry for each repetition of a group.
const LONGEST_FOR_SEGMENTS = 2048;

const specialPath = /* @__PURE__ */ usualPath('\\\\');
const otherPath = /* @__PURE__ */ usualPath('');
const specialQuery = /* @__PURE__ */ unencoded(specialQueryPercentEncodeSet);
const otherQuery = /* @__PURE__ */ unencoded(queryPercentEncodeSet);
const fragment = /* @__PURE__ */ unencoded(fragmentPercentEncodeSet);

// Any code units that a host keeps, because an expression that looks for the last label goes back over all of them if it fails.
const headPattern = /* @__PURE__ */ sticky(head('[-.\\d_-z]+', '|(?![/?#\\\\]|$)'));
const specialRestPattern = /* @__PURE__ */ sticky(rest(specialPath, specialQuery));
const otherRestPattern = /* @__PURE__ */ sticky(rest(otherPath, otherQuery));
const referencePattern = /* @__PURE__ */ sticky(`(?:\\.\\.?/)*${rest(specialPath, specialQuery)}`);
const pathPattern = /* @__PURE__ */ sticky(`/(?![A-Za-z]\\|)${specialPath}`);
/** Credentials that no URL changes, with the U+0040 (@) after them. */
export const userinfoPattern: RegExp = /* @__PURE__ */ sticky(userinfo());
/** A query that no URL changes. */
export const queryPattern: RegExp = /* @__PURE__ */ sticky(specialQuery);
/** A fragment that no URL changes. */
export const fragmentPattern: RegExp = /* @__PURE__ */ sticky(fragment);

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

function userinfo(): string {
  const part = unencoded(userinfoPercentEncodeSet);
  return `(?!@)${part}(?::(?!@)${part})?@`;
}

// The scheme, the host and perhaps the port of a special URL, before the slash of its path or the end.
function head(host: string, otherHost = ''): string {
  const fileSchemes = specialSchemes.filter(isFileScheme).join('|');
  const otherSchemes = specialSchemes.filter((scheme) => !isFileScheme(scheme)).join('|');
  const defaultPorts = specialSchemes.flatMap((scheme) => defaultPort(scheme) ?? []).join('|');
  // A port of four digits is never too large, and no scheme has a default port without being in this list.
  const port = `:(?!(?:${defaultPorts})(?!\\d))[1-9]\\d{0,3}`;
  // The path of a file: URL may begin with a Windows drive letter to normalize.
  return (
    `(?:(?:${otherSchemes})://(?:${host}(?:${port})?${otherHost})` +
    `|(?:${fileSchemes})://(?:(?!localhost(?![-.\\d_-z]))${host})?(?![/\\\\][A-Za-z]\\|))`
  );
}

/**
 * The source of an expression that matches most special URLs that are canonical as a whole, and nothing else. It takes more time than
 * the expressions here, and leaves fewer URLs to the parser.
 */
export function canonicalURLSource(): string {
  const dots = '(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)';
  const segment = `(?!${dots})${unencoded(pathPercentEncodeSet, '/\\\\')}`;
  return `${head(canonicalHost)}/${segment}(?:/${segment})*${tail(specialQuery)}`;
}

/**
 * Finds how far the head of a special URL, which is all that comes before its path, is canonical.
 *
 * @returns An offset in the authority, or its end; -1 if there is no scheme with `//` and the start of an authority after it.
 */
export function headStop(text: string): number {
  return matchEnd(headPattern, text, 0);
}

/** Whether the head of a special URL ends where the question about it stopped, and is canonical. */
export function isCanonicalHead(text: string, end: number): boolean {
  if (end === -1 || !isAuthorityEnd(text, end)) return false;
  // Most domains end in a letter that no number ends in. A host may also be empty.
  const last = text.charCodeAt(end - 1);
  if ((last > SMALL_F && last !== SMALL_X) || last === SOLIDUS) return true;
  const colon = last <= DIGIT_NINE ? text.lastIndexOf(':', end) : -1;
  const hostEnd = colon === -1 || text.charCodeAt(colon + 1) === SOLIDUS ? end : colon;
  return isCanonicalHost(text, text.indexOf('/') + 2, hostEnd);
}

function isAuthorityEnd(text: string, offset: number): boolean {
  if (offset === text.length) return true;
  const c = text.charCodeAt(offset);
  return c === SOLIDUS || c === QUESTION_MARK || c === NUMBER_SIGN || c === REVERSE_SOLIDUS;
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

/**
 * Finds how far a reference is canonical, for any base URL: the path after double-dot and single-dot segments at its start, the
 * query and the fragment.
 */
export function canonicalReferenceEnd(text: string): number {
  return isLong(text, 0) ? -1 : matchEnd(referencePattern, text, 0);
}

function isLong(text: string, start: number): boolean {
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

/** The end of what a sticky pattern matches at an offset, or -1. */
function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
