// Why a string is not a reference: the validation error with which the URL parser fails

import { resolve, type URLValidationError } from '@urlkit/url-parser';
import type { ParserMode } from './parser-modes.js';

// What a string without a scheme is parsed against, for the URL parser to read it in a mode.
const bases: Readonly<Record<ParserMode, string>> = {
  web: 'http://h/',
  file: 'file:///',
  generic: 'a://h/',
};

/** Returns the validation error of a string; null if only the strict grammar refuses it. */
export function findFailure(input: string, mode: ParserMode): URLValidationError | null {
  const { failure } = resolve(input, bases[mode]);
  return failure && { name: failure.name, ...failure.findRange(), fatal: true };
}
