// URL Specification 0.9.0, Parser modes

import { assertArgument, assertString } from '@urlkit/internal';
import { mustBeMode, type ParserMode } from './parser-modes.js';
import { assertScheme, modeOfScheme, type Reference, schemeEnd } from './reference.js';

/**
 * Returns the parser mode of a reference.
 *
 * @param supplied The mode to return if the reference has no scheme.
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export function modeOf(url: Pick<Reference, 'scheme'>, supplied: ParserMode): ParserMode {
  assertScheme(url);
  assertArgument(supplied, 'supplied', mustBeMode);
  return modeOfScheme(url.scheme) ?? supplied;
}

/**
 * Returns the mode in which to parse a string.
 *
 * @param input A string that is preprocessed already.
 * @param supplied The mode to return if the string has no scheme.
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export function parserModeFor(input: string, supplied: ParserMode): ParserMode {
  assertString(input, 'input');
  const end = schemeEnd(input);
  return modeOf({ scheme: end === -1 ? null : input.slice(0, end) }, supplied);
}
