// Base URLs as the parser reads them, and where a reference is joined to one.

import type { Range } from '@urlkit/infra';
import { isNormalizedWindowsDriveLetter } from '@urlkit/url-record';
import { hasHost, type SerializedURL } from '@urlkit/url-serializer';
import { type Scheme, schemeOfURL } from './scheme.js';

const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;

/** A serialized URL, and the properties of its scheme. */
export interface BaseURL extends SerializedURL {
  readonly scheme: Scheme;
  readonly failure: null;
}

/** Makes a base URL of a serialized URL. */
export function baseURLOf(url: SerializedURL): BaseURL {
  const { href, hostStart, pathStart, searchStart, hashStart } = url;
  const scheme = schemeOfURL(url);
  return { href, hostStart, pathStart, searchStart, hashStart, scheme, failure: null };
}

/**
 * Whether the path of a URL is opaque.
 *
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(url: SerializedURL): boolean {
  return !hasHost(url) && url.href.charCodeAt(url.hostStart) !== SOLIDUS;
}

/** Returns the end of the Windows drive letter in the path of a file: URL, or the start of the path if there is none. */
export function driveEndOf({ href, pathStart, searchStart }: SerializedURL): number {
  const end = pathStart + 3;
  const isDrive =
    isNormalizedWindowsDriveLetter(href.slice(pathStart + 1, end)) &&
    (end === searchStart || href.charCodeAt(end) === SOLIDUS);
  return isDrive ? end : pathStart;
}

/**
 * Finds where a path that does not start with a slash is joined to the path of a URL. This is after its last slash, or further
 * to the left for each double-dot segment at the start of the text.
 *
 * @param limit Lowest offset to shorten to: the start of the base path, or the end of its drive letter.
 * @returns The offset in the text after these segments and single-dot segments, and the end of the part of the URL that is kept.
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function findJoint(
  text: string,
  pathAt: number,
  { href, searchStart }: SerializedURL,
  limit: number,
): Range {
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
  let end = searchStart;
  while (slashCount > 0 && end > limit) {
    end--;
    if (href.charCodeAt(end) === SOLIDUS) slashCount--;
  }
  // Unless the path is empty, there is a slash here.
  return { start, end: end < searchStart ? end + 1 : end };
}
