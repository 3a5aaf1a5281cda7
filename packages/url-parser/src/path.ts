// The states of the path. They keep canonical parts, and replace the rest.

import { findBefore } from '@urlkit/internal';
import {
  c0ControlPercentEncodeSet,
  pathPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import {
  isDoubleDotURLPathSegment,
  isSingleDotURLPathSegment,
  isWindowsDriveLetter,
  shortenPath,
  startsWithWindowsDriveLetter,
} from '@urlkit/url-record';
import { authorityEndOf } from '@urlkit/url-serializer';
import { type BaseURL, driveEndOf, findJoint } from './base-url.js';
import { queryState } from './query.js';
import { outputOffset, outputUpTo, type Run, replace, rewrite } from './run.js';
import type { Kind } from './scheme.js';

const SPACE = 0x20;
const PERCENT_SIGN = 0x25;
const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const REVERSE_SOLIDUS = 0x5c;

// A dot, percent-encoded or not, at the start of a segment that is not the first one.
const LATER_DOT = /[/\\](?:\.|%2[Ee])/;

/** @see https://url.spec.whatwg.org/#path-start-state */
export function pathStartState(run: Run, start: number): boolean {
  // Nothing from the path on makes the parser fail.
  if (run.mode === 'validity') return true;
  const { text, scheme } = run;
  run.pathStart = outputOffset(run, start);
  if (scheme.kind === 'other' && findPathEnd(text, start) === start) return queryState(run, start);
  return pathState(run, parseFirstSlash(run, start));
}

/** @see https://url.spec.whatwg.org/#path-state */
export function pathState(run: Run, start: number): boolean {
  const end = parseSegments(run, start);
  if (run.scheme.kind === 'other') separatePath(run, end);
  return queryState(run, end);
}

/** @see https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state */
export function opaquePathState(run: Run, start: number): boolean {
  if (run.mode === 'validity') return true;
  run.pathStart = outputOffset(run, start);
  return queryState(run, parseOpaquePath(run, start));
}

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
  return scheme.kind === 'file' && startsWithWindowsDriveLetter(text.slice(start, start + 3));
}

/** Whether there is a slash at an offset: U+002F (/), or U+005C (\\) in a special URL. */
export function startsWithSlash(text: string, offset: number, kind: Kind): boolean {
  const c = text.charCodeAt(offset);
  return c === SOLIDUS || (c === REVERSE_SOLIDUS && kind !== 'other');
}

/**
 * Parses the segments of a path. The slash before the first segment has been consumed.
 *
 * @returns The offset of the end of the path.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function parseSegments(run: Run, segmentsStart: number): number {
  const { text, scheme, canonicalEnd, hasStateOverride } = run;
  const known = Math.max(segmentsStart, canonicalEnd);
  const end = hasStateOverride ? text.length : findPathEnd(text, segmentsStart);
  if (known >= end) return end;
  const c = text.charCodeAt(known);
  const mayHaveDots = c === FULL_STOP || c === PERCENT_SIGN || startsWithDriveLetter(run, known);
  const rest = text.slice(known, end);
  if (!mayHaveDots && !LATER_DOT.test(rest)) {
    const written = canonicalSegments(rest, scheme.kind);
    if (written !== rest) replace(run, known, end, written);
  } else {
    const written = canonicalSegments(text.slice(segmentsStart, end), scheme.kind);
    rewrite(run, appendSegments(run, outputUpTo(run, segmentsStart), written), end);
  }
  return end;
}

// Percent-encodes segments, and replaces each U+005C (\\) in a special URL by U+002F (/).
function canonicalSegments(segments: string, kind: Kind): string {
  const hasOther = kind !== 'other' && segments.includes('\\');
  // V8 takes several times as long to replace all matches of a pattern in a long text.
  const written = hasOther ? segments.split('\\').join('/') : segments;
  return utf8PercentEncode(written, pathPercentEncodeSet);
}

// Returns where the segment that contains an offset starts, or the limit if that is after it.
function segmentStart(text: string, offset: number, limit: number): number {
  return offset > limit ? Math.max(text.lastIndexOf('/', offset - 1) + 1, limit) : limit;
}

/**
 * Appends segments to a path without dot segments, and normalizes a drive letter.
 *
 * @param output The output up to the U+002F (/) before the segments.
 */
function appendSegments({ scheme, pathStart }: Run, output: string, text: string): string {
  const isFile = scheme.kind === 'file';
  // What comes before `path`. It only gets shorter.
  let before = isFile ? output.slice(0, pathStart + 1) : output;
  const path = isFile
    ? output
        .slice(pathStart + 1)
        .split('/')
        .slice(0, -1)
    : [];
  const { length } = text;
  for (let start = 0, end = 0; start <= length; start = end + 1) {
    end = findBefore(length, '/', text, start);
    const segment = text.slice(start, end);
    if (isDoubleDotURLPathSegment(segment)) {
      if (path.length > 0) shortenPath({ scheme: scheme.name, path });
      else before = before.slice(0, segmentStart(before, before.length - 1, pathStart + 1));
    } else if (!isSingleDotURLPathSegment(segment)) {
      const isDrive = isFile && path.length === 0 && isWindowsDriveLetter(segment);
      path.push(isDrive ? `${segment.charAt(0)}:` : segment);
      continue;
    }
    if (end === length) path.push('');
  }
  return before + path.join('/');
}

// Finds the end of a path from an offset on.
function findPathEnd(text: string, start: number): number {
  if (start === text.length) return start;
  return findBefore(findBefore(text.length, '#', text, start), '?', text, start);
}

/**
 * Starts a relative path with the part of the base path it keeps.
 *
 * @returns The offset of the first segment of the text that is not a dot segment with a slash after it.
 */
export function mergePaths(run: Run, pathAt: number, base: BaseURL): number {
  const { href, pathStart } = base;
  const limit = run.scheme.kind === 'file' ? driveEndOf(base) : pathStart;
  const joint = findJoint(run.text, pathAt, base, limit);
  const { start } = joint;
  const end = startsWithDriveLetter(run, pathAt) ? pathStart : joint.end;
  // Without the `/.` that a path without a host may have before it.
  const authorityEnd = authorityEndOf(base);
  const kept =
    pathStart === authorityEnd
      ? href.slice(0, end)
      : href.slice(0, authorityEnd) + href.slice(pathStart, end);
  run.pathStart = authorityEnd;
  rewrite(run, href.charCodeAt(end - 1) === SOLIDUS && end > pathStart ? kept : `${kept}/`, start);
  return start;
}

// Writes `/.` between the scheme and a path that starts with `//`, of a URL that is not special. Otherwise it would be read as an
// authority. https://url.spec.whatwg.org/#url-serializing
function separatePath(run: Run, end: number): void {
  const { hostStart, pathStart } = run;
  // Only a URL without a host, or with an empty one, has nothing between the two.
  if (hostStart !== pathStart) return;
  const read = outputUpTo(run, end);
  if (read.charCodeAt(pathStart - 1) !== COLON || !read.startsWith('//', pathStart)) return;
  rewrite(run, `${read.slice(0, pathStart)}/.${read.slice(pathStart)}`, end);
  run.pathStart += 2;
}

// Returns the end of the path.
function parseOpaquePath(run: Run, start: number): number {
  const { text } = run;
  const end = findPathEnd(text, start);
  // A U+0020 SPACE before U+003F (?) or U+0023 (#) would be trimmed if a setter removed the query and fragment.
  const hasLastSpace = text.charCodeAt(end - 1) === SPACE;
  const path = text.slice(start, hasLastSpace ? end - 1 : end);
  const encoded = utf8PercentEncode(path, c0ControlPercentEncodeSet);
  if (hasLastSpace || encoded !== path) {
    replace(run, start, end, hasLastSpace ? `${encoded}%20` : encoded);
  }
  return end;
}
