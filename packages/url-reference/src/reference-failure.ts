// Why a string is not a reference: the validation error with which the URL parser fails

import type { URLValidationError } from '@urlkit/url-parser';
import { errorOf, parse, parseBase } from '@urlkit/url-parser/internal';
import type { ParserMode } from './parser-modes.js';

// What a string without a scheme is parsed against, for the URL parser to read it in a mode.
const bases: Readonly<Record<ParserMode, string>> = {
  web: 'http://h/',
  file: 'file:///',
  generic: 'a://h/',
};

/** Returns the validation error of a string; null if only the strict grammar refuses it. */
export function findFailure(input: string, mode: ParserMode): URLValidationError | null {
  const run = parse(input, parseBase(bases[mode]));
  return run.failure === null ? null : errorOf(run.failure, input);
}
