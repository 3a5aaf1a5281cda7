// The recognizer: what is already its own serialization needs no parsing.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';

// Engines keep a stack entry per repeated group, and parsing longer inputs pays for itself.
const LONGEST_RECOGNIZED = 2048;

// All are sticky and match as far as they can, so that they never have to go back for long.
const patterns = /* @__PURE__ */ buildPatterns();

/**
 * Finds how far a string is known to be its own serialization.
 *
 * @returns The length of the input, in code units, if it parses without a base URL to a URL that
 * serializes to it; an offset behind the authority if it starts with that of a special URL, as it is
 * serialized, and a path; or -1. It may say less than is true (it knows the usual forms of special
 * URLs), never more.
 */
export function serializedEnd(input: string): number {
  return input.length <= LONGEST_RECOGNIZED ? matchEnd(patterns.url, input, 0) : -1;
}

/** Whether {@link serializedEnd} knows all of a string to be its own serialization. */
export function isSerialized(input: string): boolean {
  return serializedEnd(input) === input.length;
}

/**
 * Finds the end of the path in a string that starts with a special URL which is no file: URL and
 * serialized so far.
 *
 * @returns An offset in code units; -1 if the string does not start so, or is not known to.
 */
export function serializedPathEnd(input: string): number {
  const end = input.length <= LONGEST_RECOGNIZED ? matchEnd(patterns.toPath, input, 0) : -1;
  const isEnd = end === input.length || input.startsWith('?', end) || input.startsWith('#', end);
  return isEnd ? end : -1;
}

/**
 * Whether the rest of a string is known to be its own serialization behind the authority, or behind
 * the path, of a special URL that is no file: URL. It may say no where that is so, never yes where
 * it is not.
 *
 * @param start An offset in code units: of a path, a query, a fragment, or of the string's end.
 */
export function isSerializedFrom(input: string, start: number): boolean {
  return (
    input.length <= LONGEST_RECOGNIZED && matchEnd(patterns.rest, input, start) === input.length
  );
}

/**
 * Finds the end of the authority in a string that starts with that of a special URL, if there is
 * only a domain and a port in it that need no more than to be put in lower case. What stands behind
 * it cannot make the parser fail.
 *
 * @returns An offset in code units, or -1 if the input does not start so.
 */
export function plainAuthorityEnd(input: string): number {
  return matchEnd(patterns.authority, input, 0);
}

function matchEnd(pattern: RegExp, input: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(input) ? pattern.lastIndex : -1;
}

function buildPatterns(): Readonly<Record<'url' | 'toPath' | 'authority' | 'rest', RegExp>> {
  const schemes = specialSchemes.filter((scheme) => !isFileScheme(scheme));
  const defaultPorts = schemes.map(defaultPort).join('|');
  const start = `(?:${schemes.join('|')})://`;
  // The last label starts with no digit, so that the host does not end in a number.
  const domain = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  const ipv4 = `(?:${octet}\\.){3}${octet}`;
  const port = '(?:[1-5]\\d{4}|[1-9]\\d{0,3})';
  const front = `${start}(?:${domain}|${ipv4})(?::(?!(?:${defaultPorts})/)${port})?`;
  // A Windows drive letter at the start of a path may have to be normalized.
  const file = 'file://(?!/[A-Za-z]\\|(?:[/?#]|$))';
  const dotSegment = '(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)';
  const path = `(?:/(?!${dotSegment})${unencoded(pathPercentEncodeSet, '/\\\\')})*`;
  const query = `(?:\\?${unencoded(specialQueryPercentEncodeSet)})?`;
  const fragment = `(?:#${unencoded(fragmentPercentEncodeSet)})?`;
  const rest = path + query + fragment;
  return {
    url: new RegExp(`(?:${front}|${file})(?=/)${rest}`, 'y'),
    toPath: new RegExp(`${front}(?=/)${path}`, 'y'),
    authority: new RegExp(`${start}${domain}(?::${port})?(?=[/?#\\\\]|$)`, 'iy'),
    rest: new RegExp(rest, 'y'),
  };
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}
