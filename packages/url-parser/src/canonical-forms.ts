// Patterns of components in canonical form, which parsing and serializing do not change. They are built from the
// definitions that the parser uses.

import { canonicalDomain, canonicalIPv4, canonicalIPv6 } from '@urlkit/host/internal';
import { isASCIIAlpha } from '@urlkit/infra';
import {
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { isFileScheme, specialSchemes } from '@urlkit/url-record';

const COLON = 0x3a;
// Engines keep a stack entry for each repetition of a group.
const LONGEST_BY_SEGMENTS = 2048;

const patterns = /* @__PURE__ */ buildPatterns();

/**
 * Finds how far the scheme and host of a special URL are canonical. After the host, there must be a port or the end of
 * the authority or, in a file: URL, a path.
 *
 * @param ignoreCase Whether upper-case letters are allowed.
 * @returns The end of the host, in code units; if only the scheme is canonical, the offset after its U+003A (:);
 * otherwise -1.
 */
export function canonicalOriginEnd(input: string, ignoreCase = false): number {
  const pattern = ignoreCase ? patterns.originIgnoringCase : patterns.origin;
  return isASCIIAlpha(input.charCodeAt(0)) ? matchEnd(pattern, input, 0) : -1;
}

/** Whether a result of {@link canonicalOriginEnd} is the end of a host. */
export function isHostEnd(input: string, originEnd: number): boolean {
  return originEnd !== -1 && input.charCodeAt(originEnd - 1) !== COLON;
}

/**
 * Finds how far the rest of a URL, from the path on, is canonical.
 *
 * @returns An offset in code units. It may be in the middle of a component.
 */
export function canonicalRestEnd(input: string, start: number): number {
  return canonicalSegmentsEnd(patterns.rest, input, start);
}

/** Finds how far a path is canonical. */
export function canonicalPathEnd(path: string): number {
  return canonicalSegmentsEnd(patterns.path, path, 0);
}

function canonicalSegmentsEnd(pattern: RegExp, input: string, start: number): number {
  return input.length - start > LONGEST_BY_SEGMENTS ? start : matchEnd(pattern, input, start);
}

/** The end of what a sticky pattern matches at an offset, or -1. */
function matchEnd(pattern: RegExp, input: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(input) ? pattern.lastIndex : -1;
}

// The patterns match as far as they can, so that they never backtrack far.
function buildPatterns(): Readonly<
  Record<'origin' | 'originIgnoringCase' | 'path' | 'rest', RegExp>
> {
  const schemes = specialSchemes.filter((scheme) => !isFileScheme(scheme)).join('|');
  const file = specialSchemes.filter(isFileScheme).join('|');
  const host = `(?:${canonicalDomain}|${canonicalIPv4}|${canonicalIPv6})`;
  const origin = `(?:${schemes}):(?://${host}(?=(?::\\d*)?(?:[/\\\\?#]|$)))?`;
  const originOfFile = `(?:${file}):(?://(?:(?!localhost/)${host})?(?=/))?`;
  // A Windows drive letter at the start of a path may have to be normalized.
  const drive = '/?[A-Za-z]\\|(?:[/\\\\?#]|$)';
  const dotSegment = '(?:\\.|%2[Ee]){1,2}(?:[/\\\\?#]|$)';
  const segment = `(?!${dotSegment})${unencoded(pathPercentEncodeSet, '/\\\\')}`;
  const path = `(?:(?!${drive})${segment}(?:/${segment})*)?`;
  const query = `(?:\\?${unencoded(specialQueryPercentEncodeSet)})?`;
  const fragment = `(?:#${unencoded(fragmentPercentEncodeSet)})?`;
  return {
    origin: new RegExp(`${origin}|${originOfFile}`, 'y'),
    originIgnoringCase: new RegExp(`${origin}|${originOfFile}`, 'iy'),
    path: new RegExp(path, 'y'),
    rest: new RegExp(path + query + fragment, 'y'),
  };
}

function unencoded({ members }: PercentEncodeSet, delimiters = ''): string {
  return `[^${members}${delimiters}]*`;
}
