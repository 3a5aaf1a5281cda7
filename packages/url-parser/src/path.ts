// The components after the authority, each in its form.

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

// A backslash, or the start of a dot segment.
const UNUSUAL = /\\|(?:^|\/)(?:\.|%2e)/i;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e)/i;
const DRIVE_LETTER_FIRST = /^[A-Za-z]\|(?:\/|$)/;

/**
 * Reads a path that is not opaque.
 *
 * @param input It may lack the slash at its start.
 * @param prefix The path, in its form, that the segments are appended to.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function readPath(run: Run, input: string, prefix: string): string {
  if (run.kind === 'file' || UNUSUAL.test(input)) return readUnusualPath(run, input, prefix);
  const path = encode(run, input, pathPercentEncodeSet);
  return input.startsWith('/') ? prefix + path : `${prefix}/${path}`;
}

function readUnusualPath(run: Run, input: string, prefix: string): string {
  const { kind } = run;
  const hasBackslash = kind !== 'other' && input.includes('\\');
  const slashed = hasBackslash ? input.replace(/\\/g, '/') : input;
  let front = prefix;
  let start = Number(slashed.startsWith('/'));
  // References often start with dot segments, and have no others.
  for (;;) {
    if (slashed.startsWith('../', start)) {
      front = shorten(front, kind);
      start += 3;
    } else if (slashed.startsWith('./', start)) start += 2;
    else break;
  }
  const path = encode(run, slashed.slice(start), pathPercentEncodeSet);
  const mustBeSplit = DOT_SEGMENT.test(path) || (kind === 'file' && DRIVE_LETTER_FIRST.test(path));
  return mustBeSplit ? appendSegments(front, path, kind) : `${front}/${path}`;
}

/** @param path Without the slash at its start. */
function appendSegments(prefix: string, path: string, kind: Kind): string {
  let front = prefix;
  const segments: string[] = [];
  for (let start = 0; start <= path.length; ) {
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const segment = path.slice(start, end);
    start = end + 1;
    if (isDoubleDotURLPathSegment(segment)) {
      if (segments.length === 0) front = shorten(front, kind);
      else if (front !== '' || segments.length > 1 || !isDrive(segments[0], kind)) segments.pop();
      if (end === path.length) segments.push('');
    } else if (isSingleDotURLPathSegment(segment)) {
      if (end === path.length) segments.push('');
    } else if (kind === 'file' && front === '' && segments.length === 0) {
      segments.push(isWindowsDriveLetter(segment) ? `${segment.charAt(0)}:` : segment);
    } else {
      segments.push(segment);
    }
  }
  return segments.length === 0 ? front : `${front}/${segments.join('/')}`;
}

function isDrive(segment: string | undefined, kind: Kind): boolean {
  return kind === 'file' && segment !== undefined && isNormalizedWindowsDriveLetter(segment);
}

/**
 * Removes the last segment of a path, unless it is the drive letter of a file: URL.
 *
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function shorten(path: string, kind: Kind): string {
  if (kind === 'file' && isNormalizedWindowsDriveLetter(path.slice(1))) return path;
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
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
  if (output !== input) run.mayBeUnprepared = true;
  return output;
}
