// Reads the components after the authority, and returns them in canonical form.

import { findBefore } from '@urlkit/infra/internal';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import {
  allowsQueryEncoding,
  isDoubleDotURLPathSegment,
  isNormalizedWindowsDriveLetter,
  isSingleDotURLPathSegment,
  isWindowsDriveLetter,
} from '@urlkit/url-record';
import { canonicalPathEnd, canonicalRestEnd } from './canonical-forms.js';
import type { Kind } from './kind.js';
import type { Run } from './run.js';

const SOLIDUS = 0x2f;
const REVERSE_SOLIDUS = 0x5c;
const FULL_STOP = 0x2e;
const PERCENT_SIGN = 0x25;

const DOT_SEGMENT = /\/(?:\.|%2[Ee])/;
const DRIVE_LETTER = /\/[A-Za-z][:|](?:\/|$)/;

/**
 * Reads the path, query and fragment of a special URL if they are canonical, except for one run of dot segments in the
 * path.
 *
 * @param canonicalEnd How far the text is canonical from `start` on.
 * @param basePath The path to which the segments are appended; empty if there is none.
 * @returns The canonical text, or null if more has to be changed.
 */
export function readUsualRest(
  { text, kind }: Run,
  start: number,
  canonicalEnd: number,
  basePath: string,
): string | null {
  if (canonicalEnd === text.length) return text.slice(start);
  const hasDot = text.charCodeAt(start) === SOLIDUS && text.startsWith('/.', canonicalEnd);
  if (!hasDot || basePath !== '') return null;
  const dotsStart = canonicalEnd + 1;
  const { pathEnd, end } = readDotSegments(text, dotsStart, text, start, canonicalEnd, kind);
  if (end === dotsStart || canonicalRestEnd(text, end) < text.length) return null;
  return text.slice(start, pathEnd) + text.slice(end);
}

/**
 * Reads a run of dot segments, each of which ends in U+002F (/). Each double-dot segment removes the last segment of
 * the path before the run.
 *
 * @param href A text that contains this path, from `pathStart` to `pathEnd`.
 * @returns `pathEnd`, the end of what remains of this path; and `end`, the offset of the last U+002F (/) of the run, or
 * `start` if there are no dot segments.
 */
export function readDotSegments(
  text: string,
  start: number,
  href: string,
  pathStart: number,
  pathEnd: number,
  kind: Kind,
): { readonly pathEnd: number; readonly end: number } {
  let leftEnd = pathEnd;
  let slash = start;
  for (let end = start; text.charCodeAt(end) === FULL_STOP; ) {
    const isDouble = text.charCodeAt(end + 1) === FULL_STOP;
    end += isDouble ? 2 : 1;
    if (text.charCodeAt(end) !== SOLIDUS) break;
    if (isDouble) leftEnd = shortenedEnd(href, pathStart, leftEnd, kind);
    slash = end++;
  }
  return { pathEnd: leftEnd, end: slash };
}

/**
 * Reads a path that is not opaque.
 *
 * @param front Canonical segments, each with the slash before it, to which the segments of the input are added.
 * @param canonicalLength How much of the input is canonical, in code units.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function readPath(
  run: Run,
  input: string,
  front: string,
  canonicalLength: number = canonicalPathEnd(input),
): string {
  const { kind } = run;
  if (canonicalLength === input.length) return joinPath(front, input);
  const start = lastSlashBefore(input, canonicalLength + 1);
  const begun = start > 0 ? joinPath(front, input.slice(0, start)) : front;
  const rest = toSolidi(input.slice(start), kind);
  const segments = rest.charCodeAt(0) === SOLIDUS ? rest : `/${rest}`;
  const path = encode(run, segments, pathPercentEncodeSet);
  return mayChangeSegments(segments, kind) ? changeSegments(begun, path, kind) : begun + path;
}

/** Appends a path to the text before it. Inserts U+002F (/) unless the path begins with it. */
export function joinPath(front: string, rest: string): string {
  return front + (rest.charCodeAt(0) === SOLIDUS ? '' : '/') + rest;
}

/** Whether there is a slash at an offset: U+002F (/), or U+005C (\) in a special URL. */
export function startsWithSlash(path: string, offset: number, kind: Kind): boolean {
  const c = path.charCodeAt(offset);
  return c === SOLIDUS || (c === REVERSE_SOLIDUS && kind !== 'other');
}

function toSolidi(input: string, kind: Kind): string {
  return kind === 'other' || input.indexOf('\\') === -1 ? input : input.replace(/\\/g, '/');
}

// Whether there may be a dot segment, or a drive letter to normalize.
function mayChangeSegments(path: string, kind: Kind): boolean {
  return DOT_SEGMENT.test(path) || (kind === 'file' && DRIVE_LETTER.test(path));
}

// Removes dot segments and normalizes a drive letter. `front` is canonical already.
function changeSegments(front: string, path: string, kind: Kind): string {
  const driveEnd = kind === 'file' ? findDriveEnd(front, path) : 0;
  if (driveEnd === 0) return removeDotSegments(front, path);
  const whole = front + path;
  return `/${whole.charAt(driveEnd - 2)}:${removeDotSegments('', whole.slice(driveEnd))}`;
}

// The end of a Windows drive letter that becomes the first segment, which dot segments do not remove;
// 0 if there is none.
function findDriveEnd(front: string, path: string): number {
  if (!DRIVE_LETTER.test(path) && !DRIVE_LETTER.test(front)) return 0;
  const whole = front + path;
  let depth = 0;
  for (let start = 0; start < whole.length; ) {
    const end = findBefore(whole.length, '/', whole, start + 1);
    const segment = whole.slice(start + 1, end);
    const isDriveLetter =
      start < front.length ? isNormalizedWindowsDriveLetter : isWindowsDriveLetter;
    if (depth === 0 && isDriveLetter(segment)) return end;
    const dots = countDots(whole, start + 1, end);
    if (dots === 0) depth++;
    else if (dots === 2 && depth > 0) depth--;
    start = end;
  }
  return 0;
}

function removeDotSegments(front: string, path: string): string {
  let frontEnd = front.length;
  // The ranges of the path that remain, before the last one, which is from start to end.
  const kept: number[] = [];
  let start = 0;
  let end = 0;
  let dots = 0;
  for (let at = 0; at < path.length; ) {
    const next = findBefore(path.length, '/', path, at + 1);
    dots = countDots(path, at + 1, next);
    if (dots === 0) {
      if (end < at) {
        if (start < end) kept.push(start, end);
        start = at;
      }
      end = next;
    } else if (dots === 2) {
      if (start === end && kept.length > 0) {
        end = kept.pop() as number;
        start = kept.pop() as number;
      }
      if (start < end) end = lastSlashBefore(path, end);
      else if (frontEnd > 0) frontEnd = lastSlashBefore(front, frontEnd);
    }
    at = next;
  }
  let output = front.slice(0, frontEnd);
  for (let index = 0; index < kept.length; index += 2) {
    output += path.slice(kept[index], kept[index + 1]);
  }
  return output + path.slice(start, end) + (dots > 0 ? '/' : '');
}

// Faster than `lastIndexOf` of the engines.
function lastSlashBefore(path: string, end: number): number {
  let index = end - 1;
  while (index > 0 && path.charCodeAt(index) !== SOLIDUS) index--;
  return index;
}

// 1 for a single-dot segment, 2 for a double-dot segment, else 0.
function countDots(path: string, start: number, end: number): number {
  const first = path.charCodeAt(start);
  if (first !== FULL_STOP && first !== PERCENT_SIGN) return 0;
  const segment = path.slice(start, end);
  if (isSingleDotURLPathSegment(segment)) return 1;
  return isDoubleDotURLPathSegment(segment) ? 2 : 0;
}

/**
 * Finds the end of a path once its last segment, and the slash before it, are removed. The drive letter of a file: URL
 * stays.
 *
 * @param start Where the path starts in a serialized URL, and `end` where it ends.
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function shortenedEnd(href: string, start: number, end: number, kind: Kind): number {
  const isDrive =
    kind === 'file' &&
    end - start === 3 &&
    isNormalizedWindowsDriveLetter(href.slice(start + 1, end));
  return isDrive || start === end ? end : lastSlashBefore(href, end);
}

/** @see https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state */
export function readOpaquePath(input: string, isLast: boolean): string {
  const path = utf8PercentEncode(input, c0ControlPercentEncodeSet);
  // A U+0020 SPACE before U+003F (?) or U+0023 (#) would be trimmed if a setter removed the query and fragment.
  return isLast ? path : path.replace(/ $/, '%20');
}

/**
 * Reads a query.
 *
 * @see https://url.spec.whatwg.org/#query-state
 */
export function readQuery(run: Run, input: string): string {
  const { scheme, kind, encoding } = run;
  const set = kind === 'other' ? queryPercentEncodeSet : specialQueryPercentEncodeSet;
  if (encoding === null || !allowsQueryEncoding(scheme)) return encode(run, input, set);
  run.mayBeUnprepared = true;
  return encoding.percentEncode(input, set);
}

/**
 * Reads a fragment.
 *
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function readFragment(run: Run, input: string): string {
  return encode(run, input, fragmentPercentEncodeSet);
}

// Tabs and newlines, which the parser removes, are in each of these sets.
function encode(run: Run, input: string, set: PercentEncodeSet): string {
  const output = utf8PercentEncode(input, set);
  if (output.length > input.length) run.mayBeUnprepared = true;
  return output;
}
