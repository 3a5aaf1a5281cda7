// URL Specification 0.9.0, Parser modes

import { assertArgument, assertString } from '@urlkit/infra/internal';
import { assertScheme, mustBeMode } from './assert.js';
import { modeOfScheme, type Reference, schemeEnd } from './reference.js';

/**
 * How a string without a scheme is read: `\` is a slash in web-mode and file-mode, and drives are
 * found in file-mode only.
 */
export type ParserMode = 'web' | 'file' | 'generic';

/** The mode that the scheme of a reference asks for, or else the one that is supplied. */
export function modeOf(url: Pick<Reference, 'scheme'>, supplied: ParserMode): ParserMode {
  assertScheme(url);
  assertArgument(supplied, 'supplied', mustBeMode);
  return modeOfScheme(url.scheme) ?? supplied;
}

/** The parser-mode for a preprocessed string, with a mode for strings without a scheme. */
export function parserModeFor(input: string, supplied: ParserMode): ParserMode {
  assertString(input, 'input');
  const end = schemeEnd(input);
  return modeOf({ scheme: end === -1 ? null : input.slice(0, end) }, supplied);
}
