// URL Specification 0.9.0, Percent Coding Normalisation

import { mustBeBoolean, type OptionChecks, readOptions } from '@urlkit/internal';
import { utf8PercentEncode } from '@urlkit/percent-encoding';
import { mustBeMode, type ParserMode } from './parser-modes.js';
import {
  type EncodedComponent,
  livingProfiles,
  mustBeProfile,
  type PercentEncodeProfiles,
  type Profile,
  percentEncodeProfileFor,
  percentEncodeProfiles,
  unicodePatternOf,
} from './percent-encode-profiles.js';
import {
  type Authority,
  assertReference,
  compose,
  hasOpaquePath,
  type Reference,
} from './reference.js';

/** Options for {@link percentEncodeReference}. */
export interface PercentEncodeReferenceOptions {
  /** The percent-encode sets to use. The default is `living`. */
  readonly profile?: Profile | undefined;
  /**
   * Whether to leave non-ASCII code points as they are, except control characters, lone surrogates and
   * noncharacters. The default is false.
   */
  readonly unicode?: boolean | undefined;
  /** The mode of a reference without a scheme. The default is `web`. */
  readonly mode?: ParserMode | undefined;
}

export const encodeChecks: OptionChecks<PercentEncodeReferenceOptions> = {
  profile: mustBeProfile,
  unicode: mustBeBoolean,
  mode: mustBeMode,
};

type Encode = (component: EncodedComponent, value: string) => string;

/**
 * Percent-encodes the components of a reference, each with its set in the profile for the reference.
 * Uses UTF-8 and upper-case hex digits. Never decodes anything, and never encodes U+0025 (%).
 *
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export function percentEncodeReference(
  url: Reference,
  options?: PercentEncodeReferenceOptions,
): Reference {
  assertReference(url, 'url');
  const { profile = 'living', unicode, mode } = readOptions(options, encodeChecks);
  return encodeReference(url, mode, unicode, percentEncodeProfiles[profile]);
}

/** Like {@link percentEncodeReference}, but takes the percent-encode profiles themselves. */
export function encodeReference(
  url: Reference,
  mode?: ParserMode,
  unicode = false,
  profiles: PercentEncodeProfiles = livingProfiles,
): Reference {
  const { scheme, authority, drive, root, dirs, file, query, fragment } = url;
  const sets = profiles[percentEncodeProfileFor(url, mode)];
  const patternFor = (component: EncodedComponent): RegExp =>
    unicode ? unicodePatternOf(sets[component]) : sets[component].pattern;
  const encode: Encode = (component, value) =>
    unicode
      ? value.replace(patternFor(component), (c) => utf8PercentEncode(c, sets[component]))
      : utf8PercentEncode(value, sets[component]);

  // The letter between two dirs is in no set, and keeps surrogates from becoming a pair.
  const needsEncoding = dirs.length > 0 && dirs.join('a').search(patternFor('dir')) !== -1;
  return compose({
    scheme,
    authority: authority && encodeAuthority(authority, encode),
    drive,
    root,
    dirs: needsEncoding ? dirs.map((dir) => encode('dir', dir)) : dirs,
    file: file && keepLastSpace(url, encode('file', file), profiles),
    query: query && encode('query', query),
    fragment: fragment && encode('fragment', fragment),
  });
}

function encodeAuthority(authority: Authority, encode: Encode): Authority {
  if (authority.host === null) return authority;
  const host =
    authority.host.kind === 'opaque'
      ? { kind: authority.host.kind, value: encode('host', authority.host.value) }
      : authority.host;
  if (authority.username === null) return { ...authority, host };
  const { username, password, port } = authority;
  return {
    username: encode('username', username),
    password: password && encode('password', password),
    host,
    port,
  };
}

// Encodes a space at the end of a path, which preprocessing would remove. If the path is opaque, the
// URL standard also encodes a space before a query or a fragment, because a setter could remove these.
function keepLastSpace(url: Reference, file: string, profiles: PercentEncodeProfiles): string {
  const isLast = url.query === null && url.fragment === null;
  return file.endsWith(' ') && (isLast || (profiles === livingProfiles && hasOpaquePath(url)))
    ? `${file.slice(0, -1)}%20`
    : file;
}
