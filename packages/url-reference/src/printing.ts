// URL Specification 0.9.0, Printing

import { serializeHost } from '@urlkit/host';
import { readOptions } from '@urlkit/infra/internal';
import { assertReference, encodeChecks } from './assert.js';
import type { ParserMode } from './parser-mode.js';
import { encodeReference, type PercentEncodeReferenceOptions } from './percent-coding.js';
import { type PercentEncodeProfiles, percentEncodeProfiles } from './percent-encode-profiles.js';
import {
  type Authority,
  compose,
  isDrive,
  modeOfScheme,
  type Reference,
  schemeEnd,
} from './reference.js';

/**
 * Changes a reference that has no string of its own into the one its string would stand for.
 *
 * - A dir `.` goes before a first segment that would be read as the start of an authority or a root
 *   (an empty one), a scheme, or, in file-mode, a drive.
 * - A drive of a URL that is not a file-URL becomes a segment.
 * - In file-mode, an empty port is left out after a host of one letter, with which it would be a drive.
 */
export function normalizeForPrinting(url: Reference, mode: ParserMode = 'web'): Reference {
  assertReference(url, 'url');
  const isFileMode = (modeOfScheme(url.scheme) ?? mode) === 'file';
  if (!isFileMode && url.drive !== null) return normalizeForPrinting(driveToSegment(url), mode);

  const { scheme, authority, drive, root, dirs, file } = url;
  const first = dirs.length > 0 ? (dirs[0] ?? null) : file;
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
 * Prints a reference as a URL-string, which is parsed to it in the same mode.
 *
 * @returns An ASCII string, or a Unicode string if `unicode` is set.
 */
export function printReference(url: Reference, options?: PercentEncodeReferenceOptions): string {
  assertReference(url, 'url');
  const { profile = 'living', unicode, mode } = readOptions(options, encodeChecks);
  return print(url, mode, unicode, percentEncodeProfiles[profile]);
}

/** The same, with the percent-encode profiles themselves. */
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

/** The path of a reference whose components are encoded: its drive, its root and its segments. */
export function pathOf({ drive, root, dirs, file }: Reference): string {
  let output = drive === null ? '' : `/${drive}`;
  if (root !== null) output += root;
  if (dirs.length > 0) output += `${dirs.join('/')}/`;
  return file === null ? output : output + file;
}
