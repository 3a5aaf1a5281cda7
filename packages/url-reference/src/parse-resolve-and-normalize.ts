// URL Specification 0.9.0, Concluding

import { toScalarValueString } from '@urlkit/infra';
import { assertString, readOptions } from '@urlkit/infra/internal';
import { assertReference, resolveChecks } from './assert.js';
import { normalizeUpTo } from './normalization.js';
import {
  type PercentEncodeProfiles,
  type Profile,
  percentEncodeProfiles,
} from './percent-encode-profiles.js';
import { emptyReference, modeOfScheme, type Reference } from './reference.js';
import { parseReference } from './reference-parser.js';
import { type ForceWarning, whatwgResolve } from './resolution.js';

/** What {@link parseResolveAndNormalize} takes besides its input. */
export interface ParseResolveAndNormalizeOptions {
  /** The base, which this function returned; null or nothing if there is none. */
  readonly base?: Reference | null | undefined;
  /** Whose percent-encode sets to take; `living` if it is not given. */
  readonly profile?: Profile | undefined;
  /** Receives a warning if forcing changed the URL. */
  readonly onWarning?: ((warning: ForceWarning) => void) | undefined;
}

/**
 * Parses a string, of which lone surrogates are taken for U+FFFD, in the mode of the base, resolves
 * it against the base, and normalizes the result: what the basic URL parser of the URL standard does.
 *
 * @returns A URL, or null for failure. Printed, it is what the URL standard serializes.
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
  return url1 && resolveAndNormalize(url1, url2, onWarning, percentEncodeProfiles[profile]);
}

/**
 * Resolves a reference and normalizes the result.
 *
 * @param url2 A base that is resolved and normalized; the empty reference if there is none.
 * @returns A URL, or null for failure.
 */
export function resolveAndNormalize(
  url1: Reference,
  url2: Reference = emptyReference,
  onWarning?: (warning: ForceWarning) => void,
  profiles?: PercentEncodeProfiles,
): Reference | null {
  const resolved = whatwgResolve(url1, url2, onWarning);
  return resolved && normalizeUpTo('percent-coding', resolved, 'web', profiles);
}
