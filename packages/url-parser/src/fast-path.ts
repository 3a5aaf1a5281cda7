// The fast path for canonical input and references, which the parser would leave unchanged. It may miss some, but never takes
// one that the parser would change. Its patterns stop at the first code unit that needs the states.

import { canonicalizeHost } from '@urlkit/host';
import type { Range } from '@urlkit/infra';
import { copyOf, findBefore, flatten } from '@urlkit/internal';
import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import { canonicalUserinfo, findAuthority } from './authority.js';
import { type BaseURL, driveEndOf, findJoint } from './base-url.js';
import type { ParsedURL } from './results.js';
import type { Authority } from './run.js';
import { findSchemeEnd, LOCALHOST } from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;
const REVERSE_SOLIDUS = 0x5c;
const SMALL_F = 0x66;
const SMALL_X = 0x78;

/** What the fast path has found out about an input that is not canonical as a whole. */
export interface Verified {
  /** Undefined: the states must tell. */
  readonly failure: undefined;
  /** Where the path of a special URL starts, if all before it is canonical; otherwise -1. */
  readonly pathAt: number;
  /** The authority of a special URL, if only the scheme before it is canonical; otherwise null. */
  readonly authority: Authority | null;
  /** From the path on, the input is canonical up to this offset; -1 if that is not known. */
  readonly canonicalEnd: number;
  /** Whether nothing must be removed from the input before it is parsed. */
  readonly isPrepared: boolean;
}

/** Nothing is known, so the states start at the start of the input. */
export const nothingVerified: Verified = {
  failure: undefined,
  pathAt: -1,
  authority: null,
  canonicalEnd: -1,
  isPrepared: false,
};

// Engines keep a stack entry for each repetition of a group.
const LONGEST_FOR_SEGMENTS = 2048;

/** A Windows drive letter of which the path parser replaces the U+007C (|). */
const DRIVE_LETTER_TO_NORMALIZE = '[A-Za-z]\\|';

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
  // Accepts any host characters: checking the last label here would backtrack over the whole host. `isCanonicalHead` checks it.
  const host = '[-.\\d_-z]+';
  const fileSchemes = specialSchemes.filter(isFileScheme).join('|');
  const otherSchemes = specialSchemes.filter((scheme) => !isFileScheme(scheme)).join('|');
  const defaultPorts = specialSchemes.flatMap((scheme) => defaultPort(scheme) ?? []).join('|');
  // Four digits cannot overflow. Every scheme's default port is excluded, not just this scheme's; false negatives are fine.
  const port = `:(?!(?:${defaultPorts})(?!\\d))[1-9]\\d{0,3}`;
  return (
    `(?:(?:${otherSchemes})://(?:${host}(?:${port})?|(?![/?#\\\\]|$))` +
    `|(?:${fileSchemes})://(?:(?!${LOCALHOST}(?![-.\\d_-z]))${host})?(?![/\\\\]${DRIVE_LETTER_TO_NORMALIZE}))`
  );
}

// Like `head`, for URLs that are not special, such as connection strings. They may have credentials.
function otherHead(): string {
  const authority = `(?:${canonicalUserinfo})?[-.\\w]+(?::[1-9]\\d{0,3})?`;
  return `(?!(?:${specialSchemes.join('|')}):)[a-z][a-z\\d+.-]*://(?:${authority})?(?![^/?#])`;
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
 * @returns The URL, or what is known of an input that is not canonical.
 */
export function parseCanonical(input: string, base: BaseURL | null): ParsedURL | Verified {
  const isReference = base !== null && findSchemeEnd(input) === -1;
  if (isReference) return parseReference(input, base);
  const end = matchEnd(isLong(input, 0) ? headPattern : specialPattern, input, 0);
  if (!isPathEnd(input, end)) return verify(input, end);
  const hostStart = input.indexOf('/') + 2;
  const pathStart = findBefore(end, '/', input, hostStart);
  if (end === pathStart && findCanonicalEnd(input, end, end) !== end) return verify(input, end);
  return isCanonicalHead(input, pathStart)
    ? withPath(input, hostStart, pathStart, end, hasSlash(input, pathStart))
    : verifyAuthority(input, hostStart, end);
}

// What is known of an input that the pattern of special URLs matches up to an offset, or not at all (-1).
function verify(input: string, end: number): ParsedURL | Verified {
  if (end === -1) return parseOther(input);
  const hostStart = input.indexOf('/') + 2;
  const pathAt = findBefore(end, '/', input, hostStart);
  if (!isCanonicalHead(input, pathAt)) return verifyAuthority(input, hostStart, end);
  const canonicalEnd = findCanonicalEnd(input, pathAt, end);
  return { failure: undefined, pathAt, authority: null, canonicalEnd, isPrepared: false };
}

// Parses an input that is not a special URL, if it has an authority and is canonical.
function parseOther(input: string): ParsedURL | Verified {
  const pathStart = matchEnd(otherHeadPattern, input, 0);
  const end = pathStart === -1 ? -1 : findCanonicalEnd(input, pathStart, pathStart);
  if (!isPathEnd(input, end)) return nothingVerified;
  const start = input.indexOf('/') + 2;
  const at = findBefore(pathStart, '@', input, start);
  const hostStart = at === pathStart ? start : at + 1;
  return withPath(input, hostStart, pathStart, end, true);
}

function parseReference(input: string, base: BaseURL): ParsedURL | Verified {
  // The states normalize a drive letter.
  const mayHaveDrive = base.scheme.kind === 'file' && input.includes('|');
  const end = mayHaveDrive || isLong(input, 0) ? -1 : matchEnd(referencePattern, input, 0);
  const isWhole = isPathEnd(input, end);
  if (isWhole && canJoin(input, base)) return joined(input, end, base);
  const canonicalEnd = isWhole ? input.length : end;
  return { failure: undefined, pathAt: -1, authority: null, canonicalEnd, isPrepared: isWhole };
}

/**
 * Like {@link parseCanonical}, if only the head matters: nothing from the path on makes the parser fail.
 *
 * @returns What is known of the input; null if its head is canonical.
 */
export function verifyHead(input: string): Verified | null {
  const end = matchEnd(headPattern, input, 0);
  if (end === -1) return matchEnd(otherHeadPattern, input, 0) === -1 ? nothingVerified : null;
  if (isCanonicalHead(input, end)) return null;
  const authority = findSpecialAuthority(input, input.indexOf('/') + 2);
  if (authority === null || authority.hasC0ControlOrSpace) return nothingVerified;
  return { failure: undefined, pathAt: -1, authority, canonicalEnd: -1, isPrepared: true };
}

// Whether the matched head of a special URL is complete and its host is canonical.
function isCanonicalHead(input: string, end: number): boolean {
  if (!isAuthorityEnd(input, end)) return false;
  // Most domains end in a letter other than a to f and x, so they are not numbers. A host may also be empty.
  const last = input.charCodeAt(end - 1);
  if ((last > SMALL_F && last !== SMALL_X) || last === SOLIDUS) return true;
  const hostStart = input.indexOf('/') + 2;
  return canonicalizeHost(input, hostStart, findBefore(end, ':', input, hostStart)) === null;
}

function isAuthorityEnd(input: string, offset: number): boolean {
  if (offset === input.length) return true;
  const c = input.charCodeAt(offset);
  return c === SOLIDUS || c === QUESTION_MARK || c === NUMBER_SIGN || c === REVERSE_SOLIDUS;
}

// What is known of an input of which only the special scheme and the `//` are canonical.
function verifyAuthority(input: string, start: number, matchedEnd: number): Verified {
  const authority = findSpecialAuthority(input, start);
  if (authority === null) return nothingVerified;
  const end = findCanonicalEnd(input, authority.end, matchedEnd);
  const isWhole = isPathEnd(input, end);
  const canonicalEnd = isWhole ? input.length : end;
  const isPrepared = isWhole && !authority.hasC0ControlOrSpace;
  return { failure: undefined, pathAt: -1, authority, canonicalEnd, isPrepared };
}

// Finds the authority after a special scheme. In file: URLs, a drive letter may be in its place.
function findSpecialAuthority(input: string, start: number): Authority | null {
  const isFile = isFileScheme(input.slice(0, start - 3));
  return isFile ? null : findAuthority(input, start, 'special', true);
}

// Finds how far an input is canonical from the end of its authority on, unless a pattern has matched more. If all is canonical,
// this is the end of the path. Otherwise it is an offset in the path, the query or the fragment, or -1 if the input is long.
function findCanonicalEnd(input: string, authorityEnd: number, matchedEnd: number): number {
  if (matchedEnd > authorityEnd) return matchedEnd;
  const start = hasSlash(input, authorityEnd) ? authorityEnd + 1 : authorityEnd;
  // A path is often only a slash.
  if (start === input.length) return start;
  return isLong(input, start) ? -1 : matchEnd(restPattern, input, start);
}

function hasSlash(input: string, offset: number): boolean {
  return offset < input.length && input.charCodeAt(offset) === SOLIDUS;
}

// Returns a URL with an authority. The input may only lack the slash of the path of a special URL.
function withPath(
  input: string,
  hostStart: number,
  pathStart: number,
  pathEnd: number,
  hasPath: boolean,
): ParsedURL {
  const shift = hasPath ? 0 : 1;
  const searchStart = pathEnd + shift;
  const hashStart = findHash(input, pathEnd) + shift;
  // Last, because reading the input is faster than reading a new string.
  const href = hasPath
    ? copyOf(input)
    : flatten(`${input.slice(0, pathStart)}/${input.slice(pathStart)}`);
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
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
  const href = flatten(base.href.slice(0, end) + input.slice(start));
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
