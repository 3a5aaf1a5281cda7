// https://url.spec.whatwg.org/#path-state
// Parses a path: what is canonical stays, and the rest is replaced.

import { findBefore } from '@urlkit/infra/strings';
import { c0ControlPercentEncodeSet, pathPercentEncodeSet } from '@urlkit/percent-encoding';
import { encodeMembers } from '@urlkit/percent-encoding/internal';
import {
  isDoubleDotURLPathSegment,
  isNormalizedWindowsDriveLetter,
  isSingleDotURLPathSegment,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from '@urlkit/url-record';
import { authorityEndOf, type SerializedURL } from '@urlkit/url-serializer/internal';
import { canonicalOpaquePathEnd, canonicalSegmentsEnd } from './canonical.js';
import { type Extent, encode, pathUnits } from './encode.js';
import { begin, position, type Run, replace } from './run.js';
import type { BaseURL, Kind } from './scheme.js';

const SPACE = 0x20;
const NUMBER_SIGN = 0x23;
const PERCENT_SIGN = 0x25;
const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;
const DIGIT_TWO = 0x32;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const REVERSE_SOLIDUS = 0x5c;
const VERTICAL_LINE = 0x7c;
const SMALL_E = 0x65;
const CASE_BIT = 0x20;
const LONGEST_TO_SHORTEN = 4096;

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2[Ee])/;

/**
 * Parses the slash at the start of a path, and inserts it if there is none.
 *
 * @returns The offset of the first segment.
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function parseFirstSlash(run: Run, start: number): number {
  const { text, scheme } = run;
  const hasSlash = start < text.length && startsWithSlash(text, start, scheme.kind);
  const end = hasSlash ? start + 1 : start;
  if (!hasSlash || text.charCodeAt(start) !== SOLIDUS) replace(run, start, end, '/');
  return end;
}

/** Whether a file: URL has, at an offset of the text, a Windows drive letter that may have to be normalized. */
export function startsWithDriveLetter({ text, scheme }: Run, start: number): boolean {
  if (scheme.kind !== 'file' || start + 1 >= text.length) return false;
  const c = text.charCodeAt(start + 1);
  const mayBe = c === COLON || c === VERTICAL_LINE;
  return mayBe && startsWithWindowsDriveLetter(text.slice(start, start + 3));
}

/** Whether there is a slash at an offset: U+002F (/), or U+005C (\\) in a special URL. */
export function startsWithSlash(text: string, offset: number, kind: Kind): boolean {
  const c = text.charCodeAt(offset);
  return c === SOLIDUS || (c === REVERSE_SOLIDUS && kind !== 'other');
}

/**
 * Parses the segments of a path after a U+002F (/), which is the last code unit that has been read.
 *
 * @returns The offset of the end of the path.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function parseSegments(run: Run, start: number, extent: Extent): number {
  const { text, scheme } = run;
  if (startsWithDriveLetter(run, start)) return rewriteSegments(run, start, extent);
  for (let at = start; ; ) {
    const wasAsked = run.canonicalEnd > at;
    const canonicalEnd = wasAsked ? run.canonicalEnd : canonicalSegmentsEnd(scheme, text, at);
    if (canonicalEnd >= text.length) return canonicalEnd;
    if (canonicalEnd === -1) return rewriteSegments(run, at, extent);
    const canonicalStop = text.charCodeAt(canonicalEnd);
    at = canonicalEnd;
    if (canonicalStop === FULL_STOP || canonicalStop === PERCENT_SIGN) {
      const isSegment = at === start || startsWithSlash(text, at - 1, scheme.kind);
      const dotsEnd = isSegment ? dotSegmentEnd(run, at, extent) : at;
      // A dot may also be a part of a segment.
      if (dotsEnd === at) at++;
      else if (!removeDotSegment(run, at, dotsEnd)) return rewriteSegments(run, at, extent);
      else at = run.copied;
      continue;
    }
    if (canonicalStop !== REVERSE_SOLIDUS) {
      at = encode(run, canonicalEnd, pathUnits(scheme), extent);
      const isEnd = extent === 'delimited' && isPathDelimiter(text.charCodeAt(at));
      if (isEnd || at >= text.length) return at;
    }
    if (text.charCodeAt(at) === REVERSE_SOLIDUS) {
      replace(run, at, at + 1, '/');
      at++;
    }
  }
}

/** Whether a code unit ends a path: U+003F (?) or U+0023 (#). */
function isPathDelimiter(codeUnit: number): boolean {
  return codeUnit === QUESTION_MARK || codeUnit === NUMBER_SIGN;
}

/** Finds the U+0023 (#) from an offset on; if there is none, the end of the text. */
export function findHash(text: string, start: number): number {
  return start === text.length ? start : findBefore(text.length, '#', text, start);
}

/** Whether a path that reaches an offset ends there. */
export function isPathEnd(text: string, offset: number): boolean {
  return offset === text.length || isPathDelimiter(text.charCodeAt(offset));
}

// Returns the end of a dot segment without the slash after it, or `start` if it is none.
function dotSegmentEnd({ text, scheme }: Run, start: number, extent: Extent): number {
  const end = dotEnd(text, dotEnd(text, start));
  const hasSlash = end < text.length && startsWithSlash(text, end, scheme.kind);
  const isLast = extent === 'whole' ? end === text.length : isPathEnd(text, end);
  return hasSlash || isLast ? end : start;
}

/**
 * Removes a dot segment and the slash after it, and with a double-dot segment the segment before it.
 *
 * @returns Whether it is removed. It is not if the output is long, or in a file: URL, whose drive letter must stay.
 */
function removeDotSegment(run: Run, start: number, end: number): boolean {
  const { text, copied, output, scheme } = run;
  if (scheme.kind === 'file') return false;
  const next = isPathEnd(text, end) ? end : end + 1;
  const isDouble = end > dotEnd(text, start) && position(run, start) > run.pathStart + 1;
  if (!isDouble) replace(run, start, next, '');
  else if (copied < start) replace(run, segmentStart(text, start - 1, copied), next, '');
  else {
    // Engines copy the output each time that it is read after it has grown.
    if (output.length > LONGEST_TO_SHORTEN) return false;
    begin(run, output.slice(0, segmentStart(output, output.length - 1, 0)), next);
  }
  return true;
}

// Returns the offset after a dot, percent-encoded or not, or `start` if there is none.
function dotEnd(text: string, start: number): number {
  const c = text.charCodeAt(start);
  if (c === FULL_STOP) return start + 1;
  const isEncoded =
    c === PERCENT_SIGN &&
    text.charCodeAt(start + 1) === DIGIT_TWO &&
    (text.charCodeAt(start + 2) | CASE_BIT) === SMALL_E;
  return isEncoded ? start + 3 : start;
}

// Returns where the segment before an offset starts, or the limit if that is after it.
function segmentStart(path: string, end: number, limit: number): number {
  let start = end;
  while (start > limit && path.charCodeAt(start - 1) !== SOLIDUS) start--;
  return start;
}

function pathEndAfter(text: string, start: number, extent: Extent): number {
  if (extent === 'whole') return text.length;
  return findBefore(findHash(text, start), '?', text, start);
}

// Percent-encodes the segments from `start` on, removes dot segments, and normalizes a drive letter.
function rewriteSegments(run: Run, start: number, extent: Extent): number {
  const { text, scheme, pathStart } = run;
  const end = pathEndAfter(text, start, extent);
  const read = run.output + text.slice(run.copied, start);
  const encoded = encodeMembers(text.slice(start, end), pathPercentEncodeSet);
  const rest = scheme.kind === 'other' ? encoded : encoded.replace(/\\/g, '/');
  run.mayHaveRemoved = true;
  if (!DOT_SEGMENT.test(rest) && !startsWithDriveLetter(run, start)) {
    begin(run, read + rest, end);
    return end;
  }
  const path = read.slice(pathStart, -1).split('/').slice(1);
  const segments = rest.split('/');
  segments.forEach((segment, index) => {
    const isDoubleDot = isDoubleDotURLPathSegment(segment);
    if (isDoubleDot) shorten(path, scheme.kind);
    if (!isDoubleDot && !isSingleDotURLPathSegment(segment)) {
      const isDrive = scheme.kind === 'file' && path.length === 0 && isWindowsDriveLetter(segment);
      path.push(isDrive ? `${segment.charAt(0)}:` : segment);
    } else if (index === segments.length - 1) path.push('');
  });
  begin(run, `${read.slice(0, pathStart)}/${path.join('/')}`, end);
  return end;
}

// https://url.spec.whatwg.org/#shorten-a-urls-path
function shorten(path: string[], kind: Kind): void {
  const isDrive =
    kind === 'file' && path.length === 1 && isNormalizedWindowsDriveLetter(path[0] as string);
  if (!isDrive) path.pop();
}

/**
 * Begins a path that does not start with a slash: with the path of the base URL up to its last slash, shortened by the double-dot
 * segments at the start of the text.
 *
 * @returns The offset of the first segment of the text that is not a dot segment with a slash after it.
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function mergePaths(run: Run, pathAt: number, base: BaseURL): number {
  const { text, scheme } = run;
  const { href, pathStart, searchStart } = base;
  let start = pathAt;
  let slashCount = 1;
  // If a reference has dot segments, they usually come first.
  while (start < text.length && text.charCodeAt(start) === FULL_STOP) {
    const isDouble = text.charCodeAt(start + 1) === FULL_STOP;
    const next = start + (isDouble ? 3 : 2);
    if (text.charCodeAt(next - 1) !== SOLIDUS) break;
    if (isDouble) slashCount++;
    start = next;
  }
  const driveEnd = scheme.kind === 'file' ? driveEndOf(base) : pathStart;
  const isDrive = startsWithDriveLetter(run, pathAt);
  let end = isDrive ? pathStart : searchStart;
  while (slashCount > 0 && end > driveEnd) {
    end--;
    if (href.charCodeAt(end) === SOLIDUS) slashCount--;
  }
  const hasSlash = end < searchStart && href.charCodeAt(end) === SOLIDUS;
  const frontEnd = hasSlash ? end + 1 : end;
  // Without the `/.` that a path without a host may have before it.
  const authorityEnd = authorityEndOf(base);
  const front =
    pathStart === authorityEnd
      ? href.slice(0, frontEnd)
      : href.slice(0, authorityEnd) + href.slice(pathStart, frontEnd);
  run.pathStart = authorityEnd;
  begin(run, hasSlash ? front : `${front}/`, start);
  return start;
}

/** Returns the end of the Windows drive letter in the path of a file: URL, or the start of the path if there is none. */
export function driveEndOf({ href, pathStart, searchStart }: SerializedURL): number {
  const end = pathStart + 3;
  const isDrive =
    end <= searchStart &&
    href.charCodeAt(end - 1) === COLON &&
    isNormalizedWindowsDriveLetter(href.slice(pathStart + 1, end)) &&
    (end === searchStart || href.charCodeAt(end) === SOLIDUS);
  return isDrive ? end : pathStart;
}

/**
 * Separates a path that starts with `//` from the scheme before it, so that it is not read as an authority.
 *
 * @param end The end of the path in the text.
 * @see https://url.spec.whatwg.org/#url-serializing
 */
export function separatePath(run: Run, end: number): void {
  const { hostStart, pathStart } = run;
  // Only a URL without a host, or with an empty one, has nothing between the two.
  if (hostStart !== pathStart || run.scheme.kind !== 'other') return;
  const read = run.output + run.text.slice(run.copied, end);
  if (read.charCodeAt(pathStart - 1) !== COLON || !read.startsWith('//', pathStart)) return;
  begin(run, `${read.slice(0, pathStart)}/.${read.slice(pathStart)}`, end);
  run.pathStart += 2;
}

/**
 * Parses an opaque path.
 *
 * @returns The offset of the end of the path.
 * @see https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 */
export function parseOpaquePath(run: Run, start: number): number {
  const { text } = run;
  const canonicalEnd = canonicalOpaquePathEnd(text, start);
  const isCanonical =
    canonicalEnd === text.length || isPathDelimiter(text.charCodeAt(canonicalEnd));
  const end = isCanonical ? canonicalEnd : pathEndAfter(text, canonicalEnd, 'delimited');
  // A U+0020 SPACE before U+003F (?) or U+0023 (#) would be trimmed if a setter removed the query and fragment.
  const hasLastSpace = end > start && end < text.length && text.charCodeAt(end - 1) === SPACE;
  const encodedEnd = hasLastSpace ? end - 1 : end;
  if (!isCanonical) {
    run.mayHaveRemoved = true;
    const rest = text.slice(canonicalEnd, encodedEnd);
    replace(run, canonicalEnd, encodedEnd, encodeMembers(rest, c0ControlPercentEncodeSet));
  }
  if (hasLastSpace) replace(run, encodedEnd, end, '%20');
  return end;
}
