// The components after the authority, each in its form.

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
import type { Kind } from './kind.js';
import type { Run } from './run.js';

const SOLIDUS = 0x2f;
const REVERSE_SOLIDUS = 0x5c;

const DOT_SEGMENT = /\/(?:\.|%2[Ee])/;
const DOT_SEGMENT_FIRST = /^(?:\.|%2[Ee])/;
const DRIVE_LETTER_FIRST = /^\/?[A-Za-z]\|(?:\/|$)/;

/**
 * Reads a path that is not opaque.
 *
 * @param front A path, in its form, that the input continues: empty, or up to a slash, or whole if the
 * input starts with one.
 * @param formLength How much of the input is in its form, in code units. If any is, `front` is empty.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function readPath(run: Run, input: string, front: string, formLength = 0): string {
  const { kind } = run;
  const root = front === '' && !startsWithSlash(input, 0, kind) ? '/' : front;
  if (formLength >= input.length) return root + input;
  const begun = root + input.slice(0, formLength);
  const rest = toSolidi(input.slice(formLength), kind);
  const path = encode(run, rest, pathPercentEncodeSet);
  return mustBeSplit(rest, kind) ? appendSegments(begun, path, kind) : begun + path;
}

/** Whether there is a slash at an offset: U+002F (/), or U+005C (\\) in a special URL. */
export function startsWithSlash(path: string, offset: number, kind: Kind): boolean {
  const c = path.charCodeAt(offset);
  return c === SOLIDUS || (c === REVERSE_SOLIDUS && kind !== 'other');
}

function toSolidi(input: string, kind: Kind): string {
  return kind === 'other' || input.indexOf('\\') === -1 ? input : input.replace(/\\/g, '/');
}

// Whether there may be a dot segment, or a drive letter to normalize.
function mustBeSplit(path: string, kind: Kind): boolean {
  return (
    DOT_SEGMENT.test(path) ||
    DOT_SEGMENT_FIRST.test(path) ||
    (kind === 'file' && DRIVE_LETTER_FIRST.test(path))
  );
}

// Takes the segments one by one, each with the slash before it. Those between two dot segments stay
// together, in an entry of the stack.
function appendSegments(front: string, path: string, kind: Kind): string {
  if (front.endsWith('/')) return appendSegments(front.slice(0, -1), `/${path}`, kind);
  let runStart = findBefore(path.length, '/', path, 0);
  // The path may start within a segment.
  const begun = front + path.slice(0, runStart);
  const runs = begun === '' ? [] : [begun];
  for (let start = runStart; start < path.length; ) {
    const end = findBefore(path.length, '/', path, start + 1);
    const segment = path.slice(start + 1, end);
    const isDouble = isDoubleDotURLPathSegment(segment);
    const isFirst = runs.length === 0 && runStart === start;
    if (isDouble || isSingleDotURLPathSegment(segment)) {
      if (runStart < start) runs.push(path.slice(runStart, start));
      if (isDouble) removeLast(runs, kind);
      if (end === path.length) runs.push('/');
      runStart = end;
    } else if (isFirst && kind === 'file' && isWindowsDriveLetter(segment)) {
      runs.push(`/${segment.charAt(0)}:`);
      runStart = end;
    }
    start = end;
  }
  return runs.join('') + path.slice(runStart);
}

function removeLast(runs: string[], kind: Kind): void {
  const run = runs.pop();
  if (run === undefined) return;
  const isOnlyDrive = runs.length === 0 && isDrive(run.slice(1), kind);
  const rest = isOnlyDrive ? run : run.slice(0, run.lastIndexOf('/'));
  if (rest !== '') runs.push(rest);
}

function isDrive(segment: string, kind: Kind): boolean {
  return kind === 'file' && isNormalizedWindowsDriveLetter(segment);
}

/**
 * Removes the last segment of a path, but not the slash before it, unless it is the drive letter of a
 * file: URL.
 *
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function directoryOf(path: string, kind: Kind): string {
  return isDrive(path.slice(1), kind) ? `${path}/` : path.slice(0, path.lastIndexOf('/') + 1);
}

/** @see https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state */
export function readOpaquePath(input: string, isLast: boolean): string {
  const path = utf8PercentEncode(input, c0ControlPercentEncodeSet);
  // A U+0020 SPACE before U+003F (?) or U+0023 (#) would be trimmed once they are gone.
  return isLast ? path : path.replace(/ $/, '%20');
}

/** @see https://url.spec.whatwg.org/#query-state */
export function readQuery(run: Run, input: string): string {
  const { scheme, kind, encoding } = run;
  const set = kind === 'other' ? queryPercentEncodeSet : specialQueryPercentEncodeSet;
  if (encoding === null || !allowsQueryEncoding(scheme)) return encode(run, input, set);
  run.mayBeUnprepared = true;
  return encoding.percentEncode(input, set);
}

/** @see https://url.spec.whatwg.org/#fragment-state */
export function readFragment(run: Run, input: string): string {
  return encode(run, input, fragmentPercentEncodeSet);
}

// What the parser removes before it starts is in each of these sets.
function encode(run: Run, input: string, set: PercentEncodeSet): string {
  const output = utf8PercentEncode(input, set);
  if (output.length > input.length) run.mayBeUnprepared = true;
  return output;
}
