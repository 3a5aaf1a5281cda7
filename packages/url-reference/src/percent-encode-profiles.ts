// URL Specification 0.9.0, Percent Encode Profiles

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
import { assertReference } from './assert.js';
import type { ParserMode } from './parser-mode.js';
import { hasOpaquePath, modeOfScheme, type Reference } from './reference.js';

/** The components that are percent-encoded. */
export type EncodedComponent =
  | 'username'
  | 'password'
  | 'host'
  | 'dir'
  | 'file'
  | 'query'
  | 'fragment';

/** A percent-encode set for each component. */
export type PercentEncodeProfile = Readonly<Record<EncodedComponent, PercentEncodeSet>>;

/** The document's names for its four profiles. */
export type PercentEncodeProfileName = 'generic' | 'special' | 'minimal' | 'minimal-special';

/** Whose percent-encode sets: those of today's URL standard, or those of the document. */
export type Profile = 'living' | '0.9';

function set(characters: string): PercentEncodeSet {
  return extendPercentEncodeSet(c0ControlPercentEncodeSet, characters);
}

// The printable ASCII of the forbidden host code points. The document's tables lack U+007C (|).
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
  // What ends a segment has to be encoded in it, though it is in no set of the URL standard.
  return {
    generic: profile(extendPercentEncodeSet(path, '/'), query),
    special: profile(extendPercentEncodeSet(path, '/\\'), specialQuery),
    minimal: profile(set('#/?'), query),
    'minimal-special': profile(set('#/?\\'), specialQuery),
  };
}

/** Four profiles by their names. */
export type PercentEncodeProfiles = Readonly<
  Record<PercentEncodeProfileName, PercentEncodeProfile>
>;

/** Those of the URL standard. */
export const livingProfiles: PercentEncodeProfiles = /* @__PURE__ */ profiles(
  /* @__PURE__ */ set(HOST),
  userinfoPercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  fragmentPercentEncodeSet,
);

/**
 * The percent-encode profiles as tables. A set holds, beside the characters of its table, all that
 * is not printable ASCII.
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
 * The name of the percent-encode profile for a reference. `minimal-special` is for nobody.
 *
 * @param mode Of a reference without a scheme, if it is known: in generic-mode, where `\` is no slash,
 *   its profile is `generic` and not `special`.
 *
 * @see https://alwinb.github.io/url-specification/#percent-encode-profiles
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
 * What is not in base-char, as the inside of a character class with the u flag: C0 controls, DELETE
 * and the C1 controls, lone surrogates, and noncharacters.
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

/** Matches the members of a set, with the flag g, but for what is not ASCII and in base-char. */
export function unicodePatternOf({ members }: PercentEncodeSet): RegExp {
  let pattern = unicodePatterns.get(members);
  if (pattern === undefined) {
    const ascii = members.slice(c0ControlPercentEncodeSet.members.length);
    pattern = new RegExp(`[${notBaseCharacters()}${ascii}]`, 'gu');
    unicodePatterns.set(members, pattern);
  }
  return pattern;
}
