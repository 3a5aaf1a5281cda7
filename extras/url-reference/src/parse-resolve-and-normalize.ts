// URL Specification 0.9.0, Concluding

import { toScalarValueString } from '@urlkit/infra';
import {
  assertString,
  checkedLater,
  mustBeFunction,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { normalizeUpTo } from './normalization.js';
import {
  mustBeProfile,
  type PercentEncodeProfiles,
  type Profile,
  percentEncodeProfiles,
} from './percent-encode-profiles.js';
import { assertReference, emptyReference, modeOfScheme, type Reference } from './reference.js';
import { parseReference } from './reference-parser.js';
import { type WHATWGResolveOptions, whatwgResolve } from './resolution.js';

/** Options for {@link parseResolveAndNormalize}. */
export interface ParseResolveAndNormalizeOptions extends WHATWGResolveOptions {
  /** The base, a result of {@link parseResolveAndNormalize}; null or undefined if there is none. */
  readonly base?: Reference | null | undefined;
  /** The percent-encode sets to use. The default is `living`. */
  readonly profile?: Profile | undefined;
}

const resolveChecks: OptionChecks<ParseResolveAndNormalizeOptions> = {
  base: checkedLater,
  profile: mustBeProfile,
  onWarning: mustBeFunction,
};

/**
 * Parses a string in the mode of its base, resolves it and normalizes the result, as the basic URL
 * parser of the URL standard does.
 *
 * @param input Any string; lone surrogates are read as U+FFFD.
 * @returns A normalized URL, or null for failure. Printed, it is the string that the URL standard
 * serializes.
 * @see https://alwinb.github.io/url-specification/#concluding
 */
export function parseResolveAndNormalize(
  input: string,
  options?: ParseResolveAndNormalizeOptions,
): Reference | null {
  assertString(input, 'input');
  const { base, profile = 'living', onWarning } = readOptions(options, resolveChecks);
  const url2 = base ?? emptyReference;
  assertReference(url2, 'options.base');
  const url1 = parseReference(toScalarValueString(input), {
    mode: modeOfScheme(url2.scheme) ?? 'web',
  });
  return url1 && resolveAndNormalize(url1, url2, { onWarning }, percentEncodeProfiles[profile]);
}

/**
 * Resolves a reference and normalizes the result.
 *
 * @param url2 A base that is resolved and normalized already. The default is no base.
 * @returns A normalized URL, or null for failure.
 */
export function resolveAndNormalize(
  url1: Reference,
  url2: Reference = emptyReference,
  options?: WHATWGResolveOptions,
  profiles?: PercentEncodeProfiles,
): Reference | null {
  const resolved = whatwgResolve(url1, url2, options);
  return resolved && normalizeUpTo('percent-coding', resolved, 'web', profiles);
}
