// Paths below the path of a base URL.

import { assertString } from '@urlkit/internal';
import {
  componentPercentEncodeSet,
  utf8PercentDecode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { parse, resolve } from '@urlkit/url-parser';
import { isDoubleDotURLPathSegment, isSingleDotURLPathSegment } from '@urlkit/url-record';
import {
  hasHost,
  replacePart,
  type SerializedURL,
  schemeEndOf,
  type URLInput,
  urlStringOf,
} from '@urlkit/url-serializer';

/**
 * Appends segments to the path of a base URL, and keeps everything else, the query, too: nothing is resolved.
 *
 * @param base A URL, or a path that starts with one slash.
 * @param segments Each is one segment: everything but letters, digits and `-_.!~*'()` is percent-encoded, a slash and a percent sign,
 *   too. If the last one is empty, the path ends with a slash.
 * @returns The URL, serialized, or the path. Null if the base is neither, or has an opaque path; or if a segment is `.` or `..`, which
 *   cannot be written in a URL, or an empty one is not the last.
 * @throws {TypeError} If a segment is neither a string nor a number.
 */
export function appendPath(
  base: URLInput,
  ...segments: readonly (string | number)[]
): string | null {
  const found = findPath(base, 'base');
  const encoded = segments.map(encodeSegment);
  const isWrong = encoded.some(
    (segment, index) =>
      isSingleDotURLPathSegment(segment) ||
      isDoubleDotURLPathSegment(segment) ||
      (segment === '' && index < segments.length - 1),
  );
  if (found === null || isWrong) return null;
  const { url, start } = found;
  if (segments.length === 0) return url.href.slice(start);
  const path = url.href.slice(url.pathStart, url.searchStart).replace(/\/$/, '');
  return replacePart(url, 'path', `${path}/${encoded.join('/')}`).href.slice(start);
}

/**
 * Removes the path of a base URL from a URL, as {@link appendPath} appends to it.
 *
 * @param url A URL, or a path that starts with one slash, with a query or a fragment or without.
 * @param base A URL of the same origin, or such a path.
 * @returns The rest of the path, which starts with a slash, and the query and the fragment. If the rest would start with two slashes,
 *   `/.` comes first, so that it does not lead to another host. Null if the path of the URL does not start with the segments of the
 *   base, or one of the arguments is neither a URL nor a path.
 */
export function removeBasePath(url: URLInput, base: URLInput): string | null {
  const [found, of] = [findPath(url, 'url'), findPath(base, 'base')];
  if (found === null || of === null || !areOfOneSite(found, of)) return null;
  const wanted = segmentsOf(of.url);
  if (wanted[wanted.length - 1] === '') wanted.pop();
  const segments = segmentsOf(found.url);
  if (!wanted.every((segment, index) => isSameSegment(segment, segments[index]))) return null;
  const rest = `/${segments.slice(wanted.length).join('/')}`;
  const after = found.url.href.slice(found.url.searchStart);
  return (rest.startsWith('//') ? '/.' : '') + rest + after;
}

interface FoundPath {
  readonly url: SerializedURL;
  /** Where the result starts: 0, or for a path, the offset of the path. */
  readonly start: number;
}

function findPath(input: URLInput, name: string): FoundPath | null {
  const text = urlStringOf(input, name);
  const isPath = /^\/(?![/\\])/.test(text);
  const url = isPath ? resolve(text, 'https://base.invalid/') : parse(text);
  if (url.failure !== null) return null;
  const isOpaque = !hasHost(url) && url.href.charAt(url.pathStart) !== '/';
  return isOpaque ? null : { url, start: isPath ? url.pathStart : 0 };
}

function encodeSegment(segment: string | number, index: number): string {
  if (typeof segment !== 'number') assertString(segment, `segment ${index}`);
  return utf8PercentEncode(`${segment}`, componentPercentEncodeSet);
}

/** Whether both are paths, or URLs with the same scheme, host and port. */
function areOfOneSite(a: FoundPath, b: FoundPath): boolean {
  if ((a.start === 0) !== (b.start === 0)) return false;
  const before = ({ url }: FoundPath): string => url.href.slice(url.hostStart, url.pathStart);
  const schemeOf = ({ url }: FoundPath): string => url.href.slice(0, schemeEndOf(url));
  return before(a) === before(b) && schemeOf(a) === schemeOf(b);
}

function segmentsOf({ href, pathStart, searchStart }: SerializedURL): string[] {
  return href.slice(pathStart + 1, searchStart).split('/');
}

/** Whether segments are the same, percent-decoded. */
function isSameSegment(a: string, b: string | undefined): boolean {
  if (b === undefined || a === b) return a === b;
  const decoded = utf8PercentDecode(a);
  return !decoded.includes('\uFFFD') && decoded === utf8PercentDecode(b);
}
