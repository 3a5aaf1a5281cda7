// Paths of file systems, and the file URLs that mean the same files.

import { domainToUnicode } from '@urlkit/idna';
import { toScalarValueString, utf8DecodeWithoutBOM, utf8Encode } from '@urlkit/infra';
import { assertString, mustBeOneOf, type OptionChecks, readOptions } from '@urlkit/internal';
import { pathPercentEncodeSet, percentDecode, utf8PercentEncode } from '@urlkit/percent-encoding';
import { parse } from '@urlkit/url-parser';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';

/** Options for {@link pathToFileURL} and {@link fileURLToPath}. */
export interface FilePathOptions {
  /** Whose paths they are. There is no default. */
  readonly platform: 'posix' | 'windows';
}

const checks: OptionChecks<FilePathOptions> = {
  platform: /* @__PURE__ */ mustBeOneOf(['posix', 'windows']),
};

// The path set has neither U+0025 (%) nor what the parser of file URLs reads as something else: U+005C (\), U+007C (|).
const READ_OTHERWISE = /[%\\|\t\n\r]/g;

/** A path in pieces: the host and the root of a URL, and the names below. */
interface FilePath {
  readonly host: string;
  /** The first segments, which `..` does not remove: a drive letter, or the share of a host. */
  readonly root: readonly string[];
  readonly names: readonly string[];
}

/**
 * Returns the URL of a file, like the function of `node:url`, but as a string and for the paths of any platform. `.` and `..` are
 * resolved.
 *
 * @param path An absolute path; for Windows, one with a drive letter (`C:\a`), of a host (`\\host\share\a`), or one of these after
 *   `\\?\`.
 * @returns The URL, serialized; null if the path is not absolute, or there is no URL for it, because it has U+0000 or a lone surrogate
 *   or the name of its host is no host of a URL. `\\localhost` is none, because a file URL has no such host.
 * @throws {TypeError} If there is no platform.
 */
export function pathToFileURL(path: string, options: FilePathOptions): string | null {
  assertString(path, 'path');
  const platform = platformOf(options);
  if (path.includes('\0') || toScalarValueString(path) !== path) return null;
  const found = platform === 'posix' ? readPOSIXPath(path) : readWindowsPath(path);
  if (found === null) return null;
  const { host, root, names } = found;
  const segments = [...root, ...withoutDotSegments(names)].map(encodeName);
  const url = parse(`file://${host}/${segments.join('/')}`);
  if (url.failure !== null) return null;
  const written = url.href.slice(url.hostStart, url.pathStart);
  // The parser empties `localhost`, and reads numbers as addresses.
  const isASCII = /^[\0-\x7F]*$/.test(host);
  const isSame = isASCII ? written === host.toLowerCase() : written !== '';
  return isSame ? url.href : null;
}

/**
 * Returns the path of a file URL, like the function of `node:url`, but for the paths of any platform. The query and the fragment are
 * left out.
 *
 * @param url A URL whose scheme is `file`.
 * @returns An absolute path; null if the URL does not parse or has another scheme; if a name in it has an encoded slash, U+0000, or
 *   bytes that are not UTF-8; for POSIX, if it has a host; for Windows, if it has neither a drive letter nor a host and a share, or
 *   a name has an encoded backslash or is of dots and spaces, which Windows reads as another one.
 * @throws {TypeError} If there is no platform.
 */
export function fileURLToPath(url: URLInput, options: FilePathOptions): string | null {
  const platform = platformOf(options);
  const parsed = parse(urlStringOf(url));
  if (parsed.failure !== null || !parsed.href.startsWith('file:')) return null;
  const { href, hostStart, pathStart, searchStart } = parsed;
  const host = href.slice(hostStart, pathStart);
  const names = href
    .slice(pathStart + 1, searchStart)
    .split('/')
    .map((segment) => decodeName(segment, platform));
  if (!names.every((name) => name !== null)) return null;
  if (platform === 'posix') return host === '' ? `/${names.join('/')}` : null;
  const [first = '', ...rest] = names;
  if (host !== '') {
    return first === '' || host.startsWith('[')
      ? null
      : `\\\\${[domainToUnicode(host), ...names].join('\\')}`;
  }
  const [, drive] = /^([A-Za-z])[:|]$/.exec(first) ?? [];
  return drive === undefined ? null : `${drive}:\\${rest.join('\\')}`;
}

function platformOf(options: FilePathOptions): FilePathOptions['platform'] {
  const { platform } = readOptions<FilePathOptions>(options, checks);
  if (platform === undefined) throw new TypeError("options.platform must be 'posix' or 'windows'");
  return platform;
}

function readPOSIXPath(path: string): FilePath | null {
  return path.startsWith('/') ? { host: '', root: [], names: path.slice(1).split('/') } : null;
}

function readWindowsPath(path: string): FilePath | null {
  // Windows reads nothing in a path after this prefix, so slashes and dots would be names.
  const [verbatim, unc = ''] = /^\\\\\?\\(UNC\\)?/i.exec(path) ?? [''];
  const plain = (unc === '' ? '' : '\\\\') + path.slice(verbatim.length);
  const names = plain.split(verbatim === '' ? /[/\\]/ : '\\');
  if (verbatim !== '' && names.some((name) => /\/|^\.\.?$/.test(name))) return null;
  const [first = '', second = '', host = '', share = ''] = names;
  if (/^[A-Za-z]:$/.test(first)) {
    return names.length === 1 ? null : { host: '', root: [first], names: names.slice(1) };
  }
  const isUNC = names.length > 3 && first === '' && second === '' && !/^(?:\.*|\?)$/.test(host);
  if (!isUNC || /^\.{0,2}$/.test(share)) return null;
  return { host: hostName(host), root: [share], names: names.slice(4) };
}

/** The name of a host, in which nothing may end the host or be percent-decoded. */
function hostName(host: string): string {
  return host.replace(/[%#?@:]/g, ' ');
}

/** Removes dot segments and empty names. A slash at the end stays. */
function withoutDotSegments(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) {
    if (name === '..') kept.pop();
    else if (name !== '.' && name !== '') kept.push(name);
  }
  const last = names[names.length - 1];
  return last === '' || last === '.' || last === '..' ? [...kept, ''] : kept;
}

function encodeName(name: string): string {
  const encoded = name.replace(READ_OTHERWISE, (character) => {
    const hex = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${hex.padStart(2, '0')}`;
  });
  return utf8PercentEncode(encoded, pathPercentEncodeSet);
}

/** Returns a name, decoded; null if bytes of it are not UTF-8, or a path with it would have another name or several. */
function decodeName(segment: string, platform: FilePathOptions['platform']): string | null {
  const bytes = percentDecode(segment);
  const name = utf8DecodeWithoutBOM(bytes);
  if (utf8Encode(name).join() !== bytes.join() || /[\0/]/.test(name)) return null;
  return platform === 'windows' && /\\|^[. ]+$/.test(name) ? null : name;
}
