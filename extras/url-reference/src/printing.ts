// URL Specification 0.9.0, Printing

import { serializeHost } from '@urlkit/host';
import { readOptions } from '@urlkit/internal';
import type { ParserMode } from './parser-modes.js';
import {
  encodeChecks,
  encodeReference,
  type PercentEncodeReferenceOptions,
} from './percent-coding.js';
import { type PercentEncodeProfiles, percentEncodeProfiles } from './percent-encode-profiles.js';
import {
  type Authority,
  assertReference,
  compose,
  firstSegment,
  isDrive,
  modeOfScheme,
  type Reference,
  schemeEnd,
} from './reference.js';

/**
 * Changes a reference so that its string parses to the same reference:
 *
 * - Inserts a dir `.` before a first segment that would be read as something else: an empty one as the
 *   start of an authority or as a root, one like `a:b` as a scheme, or, in file-mode, one like `C:` as a
 *   drive.
 * - Outside file-mode, turns a drive into a segment.
 * - In file-mode, removes an empty port after a host of one letter: `C:` would be read as a drive.
 *
 * @param mode The mode in which the string will be parsed, if it has no scheme. The default is `web`.
 * @returns The same reference if nothing needs to change.
 * @see https://alwinb.github.io/url-specification/#printing
 */
export function normalizeForPrinting(url: Reference, mode: ParserMode = 'web'): Reference {
  assertReference(url, 'url');
  const isFileMode = (modeOfScheme(url.scheme) ?? mode) === 'file';
  if (!isFileMode && url.drive !== null) return normalizeForPrinting(driveToSegment(url), mode);

  const { scheme, authority, drive, root, dirs } = url;
  const first = firstSegment(url);
  const isMisread =
    drive === null &&
    first !== null &&
    ((authority === null && first === '') ||
      (authority === null && root === null && scheme === null && schemeEnd(first) !== -1) ||
      (isFileMode && isDrive(first)));
  const isReadAsDrive =
    isFileMode &&
    authority?.username === null &&
    authority.port === '' &&
    authority.host.kind === 'opaque' &&
    isDrive(`${authority.host.value}:`);
  if (!isMisread && !isReadAsDrive) return url;
  return compose({
    ...url,
    authority: isReadAsDrive ? { ...authority, port: null } : authority,
    dirs: isMisread ? ['.', ...dirs] : dirs,
  });
}

function driveToSegment(url: Reference): Reference {
  const { drive, root, dirs } = url;
  return root === null
    ? compose({ ...url, drive: null, root: '/', file: drive })
    : compose({ ...url, drive: null, dirs: drive === null ? dirs : [drive, ...dirs] });
}

/**
 * Prints a reference. It is normalized for printing and percent-encoded first.
 *
 * @returns An ASCII string, or a Unicode string if `unicode` is true. With the profile `living`, and in
 * the same mode, it parses to the normalized, percent-encoded reference.
 * @see https://alwinb.github.io/url-specification/#printing
 */
export function printReference(url: Reference, options?: PercentEncodeReferenceOptions): string {
  assertReference(url, 'url');
  const { profile = 'living', unicode, mode } = readOptions(options, encodeChecks);
  return print(url, mode, unicode, percentEncodeProfiles[profile]);
}

/** Like {@link printReference}, but takes the percent-encode profiles themselves, and checks nothing. */
export function print(
  url: Reference,
  mode?: ParserMode,
  unicode?: boolean,
  profiles?: PercentEncodeProfiles,
): string {
  const printed = encodeReference(normalizeForPrinting(url, mode), mode, unicode, profiles);
  const { scheme, authority, query, fragment } = printed;
  let output = scheme === null ? '' : `${scheme}:`;
  if (authority !== null) output += `//${printAuthority(authority)}`;
  output += pathOf(printed);
  if (query !== null) output += `?${query}`;
  return fragment === null ? output : `${output}#${fragment}`;
}

function printAuthority(authority: Authority): string {
  if (authority.host === null) return '';
  const { username, password, host, port } = authority;
  let output = serializeHost(host);
  if (username !== null) {
    output = `${password === null ? username : `${username}:${password}`}@${output}`;
  }
  return port === null ? output : `${output}:${port}`;
}

/** Returns the path of a reference that is percent-encoded: its drive, root and segments. */
export function pathOf({ drive, root, dirs, file }: Reference): string {
  let output = drive === null ? '' : `/${drive}`;
  if (root !== null) output += root;
  if (dirs.length > 0) output += `${dirs.join('/')}/`;
  return file === null ? output : output + file;
}
