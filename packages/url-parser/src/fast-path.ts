// The fast path for canonical input and references, which the parser would leave unchanged. It may miss some, but never takes
// one that the parser would change. Its patterns stop at the first code unit that needs the states.

import { canonicalizeHost } from '@urlkit/host';
import { isASCIIDigit, type Range } from '@urlkit/infra';
import { copyOf, findBefore, flatten } from '@urlkit/internal';
import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import { portNumber } from './authority.js';
import { type BaseURL, baseURLOf, driveEndOf, findJoint } from './base-url.js';
import type { ParsedURL } from './results.js';
import { findSchemeEnd, LOCALHOST } from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const CAPITAL_Z = 0x5a;
const REVERSE_SOLIDUS = 0x5c;
const SMALL_F = 0x66;
const SMALL_X = 0x78;

/** What the fast path has found out about an input that is not canonical as a whole. */
export interface Verified {
  /** Undefined: the states must tell. */
  readonly failure: undefined;
  /** Where the authority starts, after a special scheme and `//`; otherwise -1. */
  readonly authorityAt: number;
  /** Where the path of a special URL starts, if all before it is canonical; otherwise -1. */
  readonly pathAt: number;
  /** From the path on, the input is canonical up to this offset; -1 if that is not known. */
  readonly canonicalEnd: number;
}

type Outcome = ParsedURL | Verified;

/** Nothing is known, so the states start at the start of the input. */
const nothingVerified: Verified = {
  failure: undefined,
  authorityAt: -1,
  pathAt: -1,
  canonicalEnd: -1,
};

// Engines keep a stack entry for each repetition of a group.
const LONGEST_FOR_SEGMENTS = 2048;

/** A Windows drive letter of which the path parser replaces the U+007C (|). */
const DRIVE_LETTER_TO_NORMALIZE = '[A-Za-z]\\|';

const fileSchemes = /* @__PURE__ */ specialSchemes.filter(isFileScheme).join('|');
const otherSchemes = /* @__PURE__ */ specialSchemes.filter((name) => !isFileScheme(name)).join('|');
// A port up to 59999, because larger numbers may be none.
const port = '(?::(?:[1-5]\\d{4}|[1-9]\\d{0,3}))?';
const path = /* @__PURE__ */ segments();
const query = /* @__PURE__ */ unencoded(specialQueryPercentEncodeSet);
const fragment = /* @__PURE__ */ unencoded(fragmentPercentEncodeSet);
const afterSlash = /* @__PURE__ */ rest();
const specialHead = /* @__PURE__ */ head();

const headPattern = /* @__PURE__ */ sticky(specialHead);
const specialPattern = /* @__PURE__ */ sticky(`${specialHead}(?:/${afterSlash})?`);
const otherHeadPattern = /* @__PURE__ */ sticky(otherHead());
const restPattern = /* @__PURE__ */ sticky(afterSlash);
const referencePattern = /* @__PURE__ */ sticky(`(?:\\.\\.?/)*${afterSlash}`);
const pathPattern = /* @__PURE__ */ sticky(`/(?!${DRIVE_LETTER_TO_NORMALIZE})${path}`);
const queryPattern = /* @__PURE__ */ sticky(query);
const fragmentPattern = /* @__PURE__ */ sticky(fragment);

// Creates a pattern that matches at its `lastIndex` only.
function sticky(source: string): RegExp {
  return new RegExp(source, 'y');
}

// Code units that are not percent-encoded. Not in a group: some engines run out of stack if a group repeats too often.
function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}

// The scheme, the host and perhaps the port of a special URL, before the slash of its path or the end.
function head(): string {
  // Accepts any host characters: checking the last label here would backtrack over the whole host. `canonicalHead` checks it.
  const host = '(?:[-.\\d_-z]+|\\[[\\dA-Fa-f:.]+\\])';
  return (
    `(?:(?:${otherSchemes})://(?:${host}${port}|(?![/?#\\\\]|$))` +
    `|(?:${fileSchemes})://(?:(?!${LOCALHOST}(?![-.\\d_-z]))${host})?(?![/\\\\]${DRIVE_LETTER_TO_NORMALIZE}))`
  );
}

// Like `head`, for URLs that are not special, such as connection strings, and for special ones with credentials or capitals.
function otherHead(): string {
  const part = unencoded(userinfoPercentEncodeSet);
  const host = `[-.\\w]+${port}(?![^/?#])`;
  const authority = `${host}|(?!@)${part}(?::(?!@)${part})?@${host}|(?![^/?#])`;
  return `(?!(?:${otherSchemes})://(?![^/?#])|(?:${fileSchemes}):)[a-z][a-z\\d+.-]*://(?:${authority})`;
}

// Segments up to the first U+002E (.), percent-encoded or not, that may be in a dot segment. Looking only there is faster than
// looking at the start of each segment.
function segments(): string {
  const usual = unencoded(pathPercentEncodeSet, '\\\\.%');
  return `${usual}(?:(?:\\.(?![./?#%\\\\]|$)|%(?!2[Ee]))${usual})*`;
}

// A path, and a query and a fragment after it, which are only looked at if the text ends after them.
function rest(): string {
  const after = `(?:\\?${query})?(?:#${fragment})?`;
  return `${path}(?:(?=${after}$)|${after})`;
}

/**
 * Parses an input that is canonical as a whole: a special URL, or a reference, which is joined to its base.
 *
 * @param isKept False if nothing keeps the URL, so that it may be a slice of a page.
 * @returns The URL, or what is known of an input that is not canonical.
 */
export function parseCanonical(input: string, base: BaseURL | null, isKept: boolean): Outcome {
  if (base !== null && findSchemeEnd(input) === -1) return parseReference(input, base);
  const end = matchEnd(isLong(input, 0) ? headPattern : specialPattern, input, 0);
  if (end === -1) return parseOther(input, false);
  const hostStart = input.indexOf('/') + 2;
  const pathAt = findBefore(end, '/', input, hostStart);
  if (end === pathAt || !isPathEnd(input, end)) return verify(input, hostStart, pathAt, end);
  const head = canonicalHead(input, pathAt);
  return head === null
    ? unchanged(input, hostStart, pathAt, end, isKept)
    : withHead(input, head, hostStart, pathAt, end);
}

// What is known of an input that the pattern of special URLs matches up to an offset.
function verify(input: string, hostStart: number, pathAt: number, end: number): Outcome {
  if (!isAuthorityEnd(input, pathAt)) {
    // The pattern stops at capitals, U+003A (:) and U+0040 (@).
    const c = input.charCodeAt(pathAt);
    if (c >= COLON && c <= CAPITAL_Z) return parseOther(input, true);
    return { ...nothingVerified, authorityAt: hostStart };
  }
  const head = canonicalHead(input, pathAt);
  const canonicalEnd = findCanonicalEnd(input, pathAt, end);
  if (isPathEnd(input, canonicalEnd)) return withHead(input, head, hostStart, pathAt, canonicalEnd);
  if (head !== null) return nothingVerified;
  const verified = { failure: undefined, authorityAt: hostStart, pathAt, canonicalEnd };
  if (!input.startsWith('/.', canonicalEnd - 1)) return verified;
  // Dot segments are a reference to what comes before them.
  const borders = { hostStart, pathStart: pathAt, searchStart: canonicalEnd };
  const base = baseURLOf({ href: input, ...borders, hashStart: canonicalEnd });
  const resolved = parseReference(input.slice(canonicalEnd), base);
  return resolved.failure === null ? resolved : verified;
}

// Parses an input of which only the host and the port may have to be replaced.
function parseOther(input: string, isSpecial: boolean): Outcome {
  const headEnd = matchEnd(otherHeadPattern, input, 0);
  const end = headEnd === -1 ? -1 : findCanonicalEnd(input, headEnd, headEnd);
  if (!isPathEnd(input, end)) return nothingVerified;
  const start = input.indexOf('/') + 2;
  const at = findBefore(headEnd, '@', input, start);
  const hostStart = at === headEnd ? start : at + 1;
  return isSpecial
    ? withHead(input, writtenHead(input, hostStart, headEnd), hostStart, headEnd, end)
    : unchanged(input, hostStart, headEnd, end, true);
}

function unchanged(
  input: string,
  hostStart: number,
  pathStart: number,
  searchStart: number,
  isKept: boolean,
): ParsedURL {
  const hashStart = findHash(input, searchStart);
  // Last, because reading the input is faster than reading a new string.
  return {
    href: isKept ? copyOf(input) : input,
    hostStart,
    pathStart,
    searchStart,
    hashStart,
    failure: null,
  };
}

// Returns a special URL whose head is replaced, unless it is null, and whose path may lack its slash.
function withHead(
  input: string,
  written: string | null | undefined,
  hostStart: number,
  headEnd: number,
  pathEnd: number,
): Outcome {
  if (written === undefined) return nothingVerified;
  const head = written ?? input.slice(0, headEnd);
  const slash = input.charAt(headEnd) === '/' ? '' : '/';
  const pathStart = head.length;
  const shift = pathStart - headEnd + slash.length;
  const searchStart = pathEnd + shift;
  const hashStart = findHash(input, pathEnd) + shift;
  const href = flatten(head + slash + input.slice(headEnd));
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

function parseReference(input: string, base: BaseURL): Outcome {
  // The states normalize a drive letter.
  const mayHaveDrive = base.scheme.kind === 'file' && input.includes('|');
  const end = mayHaveDrive || isLong(input, 0) ? -1 : matchEnd(referencePattern, input, 0);
  const isWhole = isPathEnd(input, end);
  if (isWhole && canJoin(input, base)) return joined(input, end, base);
  return { ...nothingVerified, canonicalEnd: isWhole ? input.length : end };
}

/** Whether an absolute URL parses, as far as its head shows; null if the states must tell. */
export function headParses(input: string): boolean | null {
  const end = matchEnd(headPattern, input, 0);
  if (end === -1) return matchEnd(otherHeadPattern, input, 0) === -1 ? null : true;
  if (!isAuthorityEnd(input, end)) return null;
  return canonicalHead(input, end) !== undefined;
}

// Returns the matched head of a special URL as it is serialized: null if it is written so already; undefined if it fails.
function canonicalHead(input: string, end: number): string | null | undefined {
  // Most domains end in a letter other than a to f and x, so they are not numbers. A host may also be empty.
  const last = input.charCodeAt(end - 1);
  const isUsual = (last > SMALL_F && last !== SMALL_X) || last === SOLIDUS;
  return isUsual ? null : writtenHead(input, input.indexOf('/') + 2, end);
}

// Like `canonicalHead`, for a host that may be an address, or a port.
function writtenHead(input: string, hostStart: number, end: number): string | null | undefined {
  let portStart = end;
  while (portStart > hostStart && isASCIIDigit(input.charCodeAt(portStart - 1))) portStart--;
  const hasPort = input.charCodeAt(portStart - 1) === COLON;
  const hostEnd = hasPort ? portStart - 1 : end;
  const host = canonicalizeHost(input, hostStart, hostEnd);
  if (host !== null && typeof host !== 'string') return undefined;
  const isDefaultPort =
    hasPort &&
    portNumber(input, portStart, end) === defaultPort(input.slice(0, input.indexOf(':')));
  if (host === null && !isDefaultPort) return null;
  const before = input.slice(0, hostStart) + (host ?? input.slice(hostStart, hostEnd));
  return isDefaultPort ? before : before + input.slice(hostEnd, end);
}

function isAuthorityEnd(input: string, offset: number): boolean {
  if (offset === input.length) return true;
  const c = input.charCodeAt(offset);
  return c === SOLIDUS || c === QUESTION_MARK || c === NUMBER_SIGN || c === REVERSE_SOLIDUS;
}

// Finds how far an input is canonical from the end of its authority on, unless a pattern has matched more. If all is canonical,
// this is the end of the path. Otherwise it is an offset in the path, the query or the fragment, or -1 if the input is long.
function findCanonicalEnd(input: string, authorityEnd: number, matchedEnd: number): number {
  if (matchedEnd > authorityEnd) return matchedEnd;
  const start = input.charAt(authorityEnd) === '/' ? authorityEnd + 1 : authorityEnd;
  // A path is often only a slash.
  if (start === input.length) return start;
  return isLong(input, start) ? -1 : matchEnd(restPattern, input, start);
}

// Whether a canonical reference without a scheme replaces only the end of a base URL: it has no authority, and no drive letter
// is in the base.
function canJoin(input: string, base: BaseURL): boolean {
  const { kind } = base.scheme;
  if (input === '' || kind === 'other' || input.startsWith('//')) return false;
  return kind !== 'file' || driveEndOf(base) === base.pathStart;
}

function joined(input: string, pathEnd: number, base: BaseURL): ParsedURL {
  const { hostStart, pathStart } = base;
  const hashAt = findHash(input, pathEnd);
  const { start, end } = jointOf(input, base);
  const shift = end - start;
  const kept = base.href.slice(0, end);
  // Without a rest, it is a slice, perhaps of a page.
  const href = start === input.length ? copyOf(kept) : flatten(kept + input.slice(start));
  const searchStart = end > base.searchStart ? base.searchStart : pathEnd + shift;
  return { href, hostStart, pathStart, searchStart, hashStart: hashAt + shift, failure: null };
}

function jointOf(input: string, base: BaseURL): Range {
  const c = input.charCodeAt(0);
  if (c === SOLIDUS) return { start: 0, end: base.pathStart };
  if (c === QUESTION_MARK) return { start: 0, end: base.searchStart };
  if (c === NUMBER_SIGN) return { start: 0, end: base.hashStart };
  return findJoint(input, 0, base, base.pathStart);
}

/** Whether a path is canonical in every URL with a host. False for Windows drive letters, which file: URLs change. */
export function isCanonicalPath(text: string): boolean {
  return !isLong(text, 0) && isMatch(pathPattern, text);
}

/** Whether a query is canonical in every URL. */
export function isCanonicalQuery(text: string): boolean {
  return isMatch(queryPattern, text);
}

/** Whether a fragment is canonical in every URL. */
export function isCanonicalFragment(text: string): boolean {
  return isMatch(fragmentPattern, text);
}

function isMatch(pattern: RegExp, text: string): boolean {
  return matchEnd(pattern, text, 0) === text.length;
}

// Returns the end of the match of a sticky pattern at an offset, or -1.
function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

// Whether the text after an offset is too long for the patterns.
function isLong(text: string, start: number): boolean {
  return text.length - start > LONGEST_FOR_SEGMENTS;
}

// Whether a path ends at an offset; false for -1 (no match).
function isPathEnd(text: string, offset: number): boolean {
  if (offset === text.length) return true;
  const c = offset === -1 ? offset : text.charCodeAt(offset);
  return c === QUESTION_MARK || c === NUMBER_SIGN;
}

// Finds the U+0023 (#) from an offset on; if there is none, the end of the text.
function findHash(text: string, start: number): number {
  return start === text.length ? start : findBefore(text.length, '#', text, start);
}
