// URL Specification 0.9.0, Equivalences and Normalisation

import { type OptionChecks, readOptions } from '@urlkit/internal';
import { isDoubleDotURLPathSegment, isSingleDotURLPathSegment } from '@urlkit/url-record';
import { defaultPort } from './definitions.js';
import { equivalenceLevels, mustBeLevel } from './equivalence-levels.js';
import { mustBeMode, type ParserMode } from './parser-modes.js';
import { encodeReference } from './percent-coding.js';
import {
  mustBeProfile,
  type PercentEncodeProfiles,
  type Profile,
  percentEncodeProfiles,
} from './percent-encode-profiles.js';
import {
  type Authority,
  assertReference,
  compose,
  type Drive,
  emptyAuthority,
  firstSegment,
  hasOpaquePath,
  isDrive,
  modeOfScheme,
  type Reference,
} from './reference.js';

/**
 * Normalizes the path of a reference: removes dot segments, single dots first, and writes a drive with
 * U+003A (:).
 *
 * - An opaque path does not change, because its segments are not directories. The path of a web-URL
 *   without a host does not change either, nor that of a reference that may resolve to one, such as
 *   `///a/..`, because forcing may make any segment the authority.
 * - A reference without a root stays relative: it keeps `..` at its start, and becomes `./` if nothing
 *   else is left.
 * - In a file-URL with an authority, a first segment that looks like a drive becomes the drive, as in
 *   the URL standard. If that depends on the base, the segment stays, and `..` does not remove it.
 *
 * @param mode The mode of a reference without a scheme. In generic-mode, no segment is a drive. The default is `web`.
 * @returns The same reference if nothing changes.
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export function normalizePath(url: Reference, mode: ParserMode = 'web'): Reference {
  assertReference(url, 'url');
  if (hasOpaquePath(url) || mayBeForced(url)) return url;
  const drive: Drive | null = url.drive && `${url.drive.charAt(0)}:`;
  const isFile = modeOfScheme(url.scheme) === 'file';
  const mayHaveDrive = drive === null && (isFile || (url.scheme === null && mode !== 'generic'));
  const hasDots = url.dirs.some(isDotSegment) || (url.file !== null && isDotSegment(url.file));
  const first = firstSegment(url);
  const startsWithDrive = mayHaveDrive && first !== null && isDrive(first);
  if (!hasDots && !startsWithDrive) return drive === url.drive ? url : compose({ ...url, drive });
  return removeDotSegments(url, drive, mayHaveDrive, isFile && url.authority !== null);
}

function mayBeForced({ scheme, authority, drive }: Reference): boolean {
  if (drive !== null || (authority !== null && authority.host !== null)) return false;
  return scheme === null ? authority !== null : modeOfScheme(scheme) === 'web';
}

function isDotSegment(segment: string): boolean {
  return isSingleDotURLPathSegment(segment) || isDoubleDotURLPathSegment(segment);
}

/** Turns a dot segment at the end of a path that is not opaque into a directory, which it means. */
export function dotFileToDir(url: Reference): Reference {
  const { dirs, file } = url;
  if (file === null || !isDotSegment(file) || hasOpaquePath(url)) return url;
  return compose({ ...url, dirs: [...dirs, file], file: null });
}

function removeDotSegments(
  url: Reference,
  drive: Drive | null,
  mayHaveDrive: boolean,
  isResolvedFile: boolean,
): Reference {
  const dirs: string[] = [];
  let { file } = url;
  // The number of dirs at the start of the path that `..` does not remove.
  let kept = 0;
  const visit = (segment: string): boolean => {
    if (isSingleDotURLPathSegment(segment)) return false;
    if (isDoubleDotURLPathSegment(segment)) {
      if (dirs.length > kept) dirs.pop();
      else if (url.root === null || kept > 0) kept = dirs.push('..');
      return false;
    }
    if (mayHaveDrive && drive === null && dirs.length === kept && isDrive(segment)) {
      if (isResolvedFile) {
        drive = `${segment.charAt(0)}:`;
        return false;
      }
      kept++;
    }
    return true;
  };
  for (const dir of url.dirs) if (visit(dir)) dirs.push(dir);
  const endsInDrive = file !== null && isResolvedFile && drive === null && isDrive(file);
  if (file !== null && !visit(file)) file = null;
  const isEmptied = url.root === null && dirs.length === 0 && file === null;
  return compose({
    ...url,
    drive,
    root: endsInDrive && dirs.length === 0 ? null : url.root,
    dirs: isEmptied ? ['.'] : dirs,
    file,
  });
}

/**
 * Normalizes the authority of a reference: removes an empty password, then an empty username without a
 * password, and an empty port.
 *
 * @returns The same reference if nothing changes.
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export function normalizeAuthority(url: Reference): Reference {
  assertReference(url, 'url');
  const { authority } = url;
  if (authority === null || authority.host === null) return url;
  const { username, password, host, port } = authority;
  const isEmptyPort = port === '';
  if (!isEmptyPort && (username === null || (username !== '' && password !== ''))) return url;
  const keptPort = isEmptyPort ? null : port;
  const normalized: Authority =
    username === null || (username === '' && !password)
      ? { username: null, password: null, host, port: keptPort }
      : { username, password: password || null, host, port: keptPort };
  return compose({ ...url, authority: normalized });
}

/**
 * Normalizes the parts of a reference that depend on its scheme: converts the scheme to lower case, and
 * removes a default port, and the host `localhost` of a file-URL.
 *
 * @returns The same reference if nothing changes.
 * @see https://alwinb.github.io/url-specification/#scheme-based-normalisation
 */
export function normalizeSchemeBasedAuthority(url: Reference): Reference {
  assertReference(url, 'url');
  if (url.scheme === null) return url;
  const scheme = url.scheme.toLowerCase();
  let { authority } = url;
  if (authority !== null && authority.host !== null) {
    if (authority.port !== null && authority.port === defaultPort(scheme)) {
      authority = { ...authority, port: null };
    }
    if (scheme === 'file' && isLocalhost(authority)) authority = emptyAuthority;
  }
  return scheme === url.scheme && authority === url.authority
    ? url
    : compose({ ...url, scheme, authority });
}

function isLocalhost({ username, host, port }: Authority): boolean {
  return username === null && port === null && host?.value === 'localhost';
}

/** One of {@link equivalenceLevels}: how much two references may differ and still be equivalent. */
export type EquivalenceLevel = (typeof equivalenceLevels)[number];

/** Options for {@link normalizeReference}. */
export interface NormalizeReferenceOptions {
  /** How much to normalize. The default is `percent-coding`. */
  readonly level?: EquivalenceLevel | undefined;
  /** The percent-encode sets to use. The default is `living`. */
  readonly profile?: Profile | undefined;
  /** The mode of a reference without a scheme. The default is `web`. */
  readonly mode?: ParserMode | undefined;
}

const normalizeChecks: OptionChecks<NormalizeReferenceOptions> = {
  level: mustBeLevel,
  profile: mustBeProfile,
  mode: mustBeMode,
};

/**
 * Normalizes a reference up to a level:
 *
 * - `as-is`: changes nothing.
 * - `syntax`: normalizes the path and the authority.
 * - `scheme`: also normalizes the parts that depend on the scheme.
 * - `percent-coding`: also percent-encodes.
 *
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export function normalizeReference(url: Reference, options?: NormalizeReferenceOptions): Reference {
  assertReference(url, 'url');
  const own = readOptions(options, normalizeChecks);
  const { level = 'percent-coding', profile = 'living', mode } = own;
  return normalizeUpTo(level, url, mode, percentEncodeProfiles[profile]);
}

/** Like {@link normalizeReference}, but takes the percent-encode profiles themselves. */
export function normalizeUpTo(
  level: EquivalenceLevel,
  url: Reference,
  mode?: ParserMode,
  profiles?: PercentEncodeProfiles,
): Reference {
  const rank = equivalenceLevels.indexOf(level);
  let normalized = url;
  if (rank > 0) normalized = normalizeAuthority(normalizePath(normalized, mode));
  if (rank > 1) normalized = normalizeSchemeBasedAuthority(normalized);
  return rank > 2 ? encodeReference(normalized, mode, false, profiles) : normalized;
}
