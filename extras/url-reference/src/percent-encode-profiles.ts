// URL Specification 0.9.0, Percent Encode Profiles

import { type Check, mustBeOneOf } from '@urlkit/internal';
import {
  c0ControlPercentEncodeSet,
  extendPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '@urlkit/percent-encoding';
import type { ParserMode } from './parser-modes.js';
import { assertReference, hasOpaquePath, modeOfScheme, type Reference } from './reference.js';

export const mustBeProfile: Check = /* @__PURE__ */ mustBeOneOf(['living', '0.9']);

/** A component that is percent-encoded. */
export type EncodedComponent =
  | 'username'
  | 'password'
  | 'host'
  | 'dir'
  | 'file'
  | 'query'
  | 'fragment';

/**
 * A percent-encode set for each component.
 *
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export type PercentEncodeProfile = Readonly<Record<EncodedComponent, PercentEncodeSet>>;

/** The name of a percent-encode profile in the document. */
export type PercentEncodeProfileName = 'generic' | 'special' | 'minimal' | 'minimal-special';

/** The source of the percent-encode sets: `living` for the URL standard, `0.9` for the document. */
export type Profile = 'living' | '0.9';

function set(characters: string): PercentEncodeSet {
  return extendPercentEncodeSet(c0ControlPercentEncodeSet, characters);
}

// The printable ASCII characters that a host must not contain. The document's tables lack U+007C (|).
const HOST_0_9 = ' #/:<>?@[\\]^';
const HOST = `${HOST_0_9}|`;

function profiles(
  host: PercentEncodeSet,
  userinfo: PercentEncodeSet,
  path: PercentEncodeSet,
  query: PercentEncodeSet,
  specialQuery: PercentEncodeSet,
  fragment: PercentEncodeSet,
): PercentEncodeProfiles {
  const profile = (
    segment: PercentEncodeSet,
    ownQuery: PercentEncodeSet,
  ): PercentEncodeProfile => ({
    username: userinfo,
    password: userinfo,
    host,
    dir: segment,
    file: segment,
    query: ownQuery,
    fragment,
  });
  // The URL standard has no set with the characters that end a segment, but they must be encoded inside
  // one.
  return {
    generic: profile(extendPercentEncodeSet(path, '/'), query),
    special: profile(extendPercentEncodeSet(path, '/\\'), specialQuery),
    minimal: profile(set('#/?'), query),
    'minimal-special': profile(set('#/?\\'), specialQuery),
  };
}

/** The four profiles, by their names. */
export type PercentEncodeProfiles = Readonly<
  Record<PercentEncodeProfileName, PercentEncodeProfile>
>;

/** The four profiles with the percent-encode sets of the URL standard. */
export const livingProfiles: PercentEncodeProfiles = /* @__PURE__ */ profiles(
  /* @__PURE__ */ set(HOST),
  userinfoPercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  fragmentPercentEncodeSet,
);

/**
 * The percent-encode profiles, first by {@link Profile}, then by name. Each set also contains all code
 * points that are not printable ASCII.
 *
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export const percentEncodeProfiles: Readonly<Record<Profile, PercentEncodeProfiles>> = {
  living: livingProfiles,
  '0.9': /* @__PURE__ */ profiles(
    /* @__PURE__ */ set(HOST_0_9),
    /* @__PURE__ */ set(' "#/:;<=>?@[\\]^`{|}'),
    /* @__PURE__ */ set(' "#<>?`{}'),
    /* @__PURE__ */ set(' "#<>'),
    /* @__PURE__ */ set(' "#<>\''),
    /* @__PURE__ */ set(' "<>`'),
  ),
};

/**
 * Returns the name of the percent-encode profile for a reference. It is never `minimal-special`.
 *
 * @param mode The mode of a reference without a scheme: in generic-mode, where U+005C (\) is not a
 * slash, its profile is `generic`; otherwise `special`. The default is `web`.
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export function percentEncodeProfileFor(
  url: Reference,
  mode: ParserMode = 'web',
): PercentEncodeProfileName {
  assertReference(url, 'url');
  if ((modeOfScheme(url.scheme) ?? mode) !== 'generic') return 'special';
  return hasOpaquePath(url) ? 'minimal' : 'generic';
}

/**
 * Returns the code points outside base-char, for use in a character class with the flag u: C0 controls,
 * U+007F, C1 controls, surrogates and noncharacters.
 */
export function notBaseCharacters(): string {
  let members = '\\0-\\x1F\\x7F-\\x9F\\uD800-\\uDFFF\\uFDD0-\\uFDEF';
  for (let plane = 0; plane <= 0x10; plane++) {
    const high = plane.toString(16);
    members += `\\u{${high}FFFE}\\u{${high}FFFF}`;
  }
  return members;
}

const unicodePatterns = /* @__PURE__ */ new Map<string, RegExp>();

/** Returns a pattern with the flag g for the members of a set that are ASCII or outside base-char. */
export function unicodePatternOf({ members }: PercentEncodeSet): RegExp {
  let pattern = unicodePatterns.get(members);
  if (pattern === undefined) {
    const ascii = members.slice(c0ControlPercentEncodeSet.members.length);
    pattern = new RegExp(`[${notBaseCharacters()}${ascii}]`, 'gu');
    unicodePatterns.set(members, pattern);
  }
  return pattern;
}
