// Patterns of what is canonical: not changed by parsing and serializing. They are built from the definitions that the parser
// uses, and match up to the first code unit that the parser has to look at.

import { canonicalHost, canonicalHostButIPv6 } from '@urlkit/host/internal';
import { isASCIIAlpha } from '@urlkit/infra';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import type { Scheme } from './scheme.js';

// Engines keep a stack entry for each repetition of a group.
const LONGEST_FOR_SEGMENTS = 2048;

const specialPath = /* @__PURE__ */ segments('/\\\\');
const otherPath = /* @__PURE__ */ segments('/');
const specialQuery = /* @__PURE__ */ unencoded(specialQueryPercentEncodeSet);
const otherQuery = /* @__PURE__ */ unencoded(queryPercentEncodeSet);
const fragment = /* @__PURE__ */ unencoded(fragmentPercentEncodeSet);
const specialRest = /* @__PURE__ */ rest(specialPath, specialQuery);

const urlPattern = /* @__PURE__ */ sticky(
  `${specialURL()}|${usualHostUnits(schemesButFile(), '_a-z')}(?![:/\\\\?#]|$)|[a-z][a-z\\d+.-]*:`,
);
const lowerCaseURLPattern = /* @__PURE__ */ new RegExp(specialURL(), 'iy');
const usualHostUnitsPattern = /* @__PURE__ */ sticky(
  usualHostUnits(specialSchemes.join('|'), 'A-Z_a-z'),
);
const specialRestPattern = /* @__PURE__ */ sticky(specialRest);
const otherRestPattern = /* @__PURE__ */ sticky(rest(otherPath, otherQuery));
const specialPathPattern = /* @__PURE__ */ sticky(specialPath);
const pathPattern = /* @__PURE__ */ firstSegments(specialPath);
const otherPathPattern = /* @__PURE__ */ sticky(otherPath);
const opaquePathPattern = /* @__PURE__ */ sticky(unencoded(c0ControlPercentEncodeSet, '?#'));
const specialQueryPattern = /* @__PURE__ */ sticky(specialQuery);
const otherQueryPattern = /* @__PURE__ */ sticky(otherQuery);
const fragmentPattern = /* @__PURE__ */ sticky(fragment);

function sticky(source: string): RegExp {
  return new RegExp(source, 'y');
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}

// Segments that are not dot segments, with U+002F (/) between them.
function segments(slashes: string): string {
  const dots = `(?:\\.|%2[Ee]){1,2}(?:[${slashes}?#]|$)`;
  const segment = `(?!${dots})${unencoded(pathPercentEncodeSet, slashes)}`;
  return `${segment}(?:/${segment})*`;
}

// A path whose first segment is no Windows drive letter to normalize.
function firstSegments(path: string): RegExp {
  return sticky(`/(?![A-Za-z]\\|)${path}`);
}

// Segments, and a query and a fragment after them, which are only looked at if the text ends after them.
function rest(path: string, query: string): string {
  const after = tail(query);
  return `${path}(?:(?=${after}$)|${after})`;
}

function tail(query: string): string {
  return `(?:\\?${query})?(?:#${fragment})?`;
}

// The scheme, the host and perhaps the port of a special URL, after which there must be a port or the end of the authority.
function origin(host: string): string {
  const fileSchemes = specialSchemes.filter(isFileScheme).join('|');
  const end = '(?:[/\\\\?#]|$)';
  // A port of four digits is never too large, and no scheme has a default port without being in this list.
  const port = `:(?!(?:${defaultPorts()})${end})[1-9]\\d{0,3}(?=${end})`;
  // A path after the host of a file: URL may begin with a Windows drive letter to normalize.
  return (
    `(?:(?:${schemesButFile()})://${host}(?:${port}|(?=(?::\\d*)?${end}))` +
    `|(?:${fileSchemes})://(?:(?!localhost/)${host})?(?=/)(?!/[A-Za-z]\\|))`
  );
}

function defaultPorts(): string {
  return specialSchemes.flatMap((scheme) => defaultPort(scheme) ?? []).join('|');
}

function schemesButFile(): string {
  return specialSchemes.filter((scheme) => !isFileScheme(scheme)).join('|');
}

// A special URL up to the first code unit that may end or change its host.
function usualHostUnits(schemes: string, letters: string): string {
  return `(?:${schemes})://[-.\\d${letters}]*`;
}

function specialURL(): string {
  return `${origin(canonicalHost)}(?:/${specialRest})?`;
}

/**
 * Finds how far a URL is canonical: its scheme and, if it is special, its host and all that follows.
 *
 * @returns The end of the path if all is canonical; otherwise an offset in the host or in what follows it, or, for a scheme that is
 * not special, after its U+003A (:). -1 if the text does not begin with a scheme in lower case, or is long.
 */
export function canonicalURLEnd(text: string): number {
  const isNone = isLong(text, 0) || !isASCIIAlpha(text.charCodeAt(0));
  return isNone ? -1 : matchEnd(urlPattern, text, 0);
}

/** Like {@link canonicalURLEnd}, for a special URL; upper-case letters in its scheme and host count as lower-case ones. */
export function lowerCaseURLEnd(text: string): number {
  return isLong(text, 0) ? -1 : matchEnd(lowerCaseURLPattern, text, 0);
}

/**
 * Finds how far a special URL has a scheme in lower case, `//` and usual code units of a host, which the host parser leaves as
 * they are but for the case of letters.
 *
 * @returns The offset, or -1 if the text does not begin so.
 */
export function usualHostUnitsEnd(text: string): number {
  return matchEnd(usualHostUnitsPattern, text, 0);
}

/**
 * Finds how far the segments of a path, and what follows them, are canonical.
 *
 * @param start Where a segment starts, in code units.
 * @returns The end of the path if all is canonical; otherwise an offset in the path, the query or the fragment. -1 if the first
 * segment is a dot segment, or the text is long.
 */
export function canonicalRestEnd({ kind }: Scheme, text: string, start: number): number {
  if (isLong(text, start)) return -1;
  return matchEnd(kind === 'other' ? otherRestPattern : specialRestPattern, text, start);
}

/**
 * Finds how far the segments of a path are canonical.
 *
 * @param start Where a segment starts, in code units.
 * @returns The offset of a code unit to percent-encode, of U+005C (\\) in a special URL, of the U+002F (/) before a dot
 * segment, or of the end of the path. `start` if the first segment is a dot segment; -1 if the text is long.
 */
export function canonicalSegmentsEnd({ kind }: Scheme, text: string, start: number): number {
  if (isLong(text, start)) return -1;
  const end = matchEnd(kind === 'other' ? otherPathPattern : specialPathPattern, text, start);
  return end === -1 ? start : end;
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

/** The source of an expression that matches most special URLs that are canonical as a whole, without IPv6 addresses. */
export function canonicalURLSource(): string {
  return `${origin(canonicalHostButIPv6)}/${specialPath}${tail(specialQuery)}`;
}
