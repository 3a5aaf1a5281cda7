// The recognizer: what is already its own serialization needs no parsing.

import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';

// Engines keep a stack entry per repeated group, so longer inputs are not taken by segments.
const LONGEST_BY_SEGMENTS = 2048;

/** What matches a serialized URL, and what matches it behind its authority. */
interface Patterns {
  readonly url: RegExp;
  readonly rest: RegExp;
}

// All are sticky and match as far as they can, so that they never have to go back for long.
const patterns = /* @__PURE__ */ buildPatterns();

/** What a dot segment begins with, and some other segments. */
export const dotSegmentStart: RegExp = /\/(?:\.|%2e)/i;

function patternsFor(input: string): Patterns | null {
  if (input.length <= LONGEST_BY_SEGMENTS) return patterns.bySegments;
  return dotSegmentStart.test(input) ? null : patterns.withoutDots;
}

/**
 * Finds how far a string is known to be its own serialization.
 *
 * @returns The length of the input, in code units, if it parses without a base URL to a URL that
 * serializes to it; an offset behind the authority if it starts with that of a special URL, as it is
 * serialized, and a path; or -1. It may say less than is true (it knows the usual forms of special
 * URLs), never more.
 */
export function serializedEnd(input: string): number {
  return matchEnd(patternsFor(input)?.url, input, 0);
}

/** Whether {@link serializedEnd} knows all of a string to be its own serialization. */
export function isSerialized(input: string): boolean {
  return serializedEnd(input) === input.length;
}

/**
 * Finds the end of the authority in a string that starts with a special URL which is no file: URL
 * and serialized so far.
 *
 * @returns An offset in code units; -1 if the string does not start so, or is not known to.
 */
export function serializedAuthorityEnd(input: string): number {
  return matchEnd(patterns.toAuthority, input, 0);
}

/**
 * Finds the end of the path in a string that starts with a special URL which is no file: URL and
 * serialized so far.
 *
 * @returns An offset in code units; -1 if the string does not start so, or is not known to.
 */
export function serializedPathEnd(input: string): number {
  const end = input.length <= LONGEST_BY_SEGMENTS ? matchEnd(patterns.toPath, input, 0) : -1;
  // At the end of the string there is no character.
  return '?#'.includes(input.charAt(end)) ? end : -1;
}

/**
 * Whether the rest of a string is known to be its own serialization behind the authority, or behind
 * the path, of a special URL that is no file: URL. It may say no where that is so, never yes where
 * it is not.
 *
 * @param start An offset in code units: of a path, a query, a fragment, or of the string's end.
 */
export function isSerializedFrom(input: string, start: number): boolean {
  return matchEnd(patternsFor(input)?.rest, input, start) === input.length;
}

/**
 * Finds the end of the authority in a string that starts with that of a special URL, if there is
 * only a domain and a port in it that need no more than to be put in lower case. What stands behind
 * it cannot make the parser fail.
 *
 * @returns An offset in code units, or -1 if the input does not start so.
 */
export function plainAuthorityEnd(input: string): number {
  return matchEnd(patterns.plainAuthority, input, 0);
}

/**
 * Finds the end of the authority in a string that starts with that of a special URL, if it has no
 * credentials, and a port as it is serialized or none.
 *
 * @returns An offset in code units, or -1 if the input does not start so.
 */
export function authorityEnd(input: string): number {
  return matchEnd(patterns.authority, input, 0);
}

function matchEnd(pattern: RegExp | undefined, input: string, start: number): number {
  if (pattern === undefined) return -1;
  pattern.lastIndex = start;
  return pattern.test(input) ? pattern.lastIndex : -1;
}

function buildPatterns(): {
  readonly bySegments: Patterns;
  readonly withoutDots: Patterns;
  readonly toAuthority: RegExp;
  readonly toPath: RegExp;
  readonly plainAuthority: RegExp;
  readonly authority: RegExp;
} {
  const schemes = specialSchemes.filter((scheme) => !isFileScheme(scheme));
  const defaultPorts = schemes.map(defaultPort).join('|');
  const start = `(?:${schemes.join('|')})://`;
  // The last label starts with no digit, so that the host does not end in a number.
  const domain = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  const ipv4 = `(?:${octet}\\.){3}${octet}`;
  const port = '(?:[1-5]\\d{4}|[1-9]\\d{0,3})';
  const portAndEnd = `(?::${port})?(?=[/?#\\\\]|$)`;
  const front = `${start}(?:${domain}|${ipv4})(?::(?!(?:${defaultPorts})(?:[/?#]|$))${port})?`;
  // A Windows drive letter at the start of a path may have to be normalized.
  const file = 'file://(?!/[A-Za-z]\\|(?:[/?#]|$))';
  const dotSegment = '(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)';
  const segment = unencoded(pathPercentEncodeSet, '/\\\\');
  const path = `(?:/(?!${dotSegment})${segment})*`;
  const query = `(?:\\?${unencoded(specialQueryPercentEncodeSet)})?`;
  const fragment = `(?:#${unencoded(fragmentPercentEncodeSet)})?`;
  const patternsWith = (path: string): Patterns => ({
    url: new RegExp(`(?:${front}|${file})(?=/)${path}${query}${fragment}`, 'y'),
    rest: new RegExp(path + query + fragment, 'y'),
  });
  return {
    bySegments: patternsWith(path),
    withoutDots: patternsWith(`(?:/${unencoded(pathPercentEncodeSet, '\\\\')})?`),
    toAuthority: new RegExp(`${front}(?=[/?#]|$)`, 'y'),
    toPath: new RegExp(`${front}(?=/)${path}`, 'y'),
    plainAuthority: new RegExp(`${start}${domain}${portAndEnd}`, 'iy'),
    authority: new RegExp(
      `${start}(?:[^\\0- /?#\\\\@:[\\]]+|\\[[^\\0- /?#\\\\@[\\]]+\\])${portAndEnd}`,
      'iy',
    ),
  };
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}
