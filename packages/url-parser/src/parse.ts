// Parses strings to serialized URLs.

import type { Encoding } from '@urlkit/percent-encoding';
import { rangeRestorer, removeTabsAndNewlines, trimInput } from './input.js';
import { type Aim, createRun, type Failure, type Run, rangeOf } from './run.js';
import type { BaseURL } from './scheme.js';
import { type FinishedURL, parseText, schemeStartState } from './states.js';
import type { URLValidationError } from './validation-errors.js';

const LONGEST_BASE_TO_KEEP = 2048;

/** The result of parsing: a serialized URL, unless it has a failure. */
export type Parsed = FinishedURL | Run;

/**
 * Parses a string.
 *
 * @param base The base URL; null if there is none.
 * @param encoding The encoding of the query; null for UTF-8.
 * @param aim What the result is for. For `check`, only its failure means something.
 */
export function parse(
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null = null,
  aim: Aim = 'url',
): Parsed {
  const text = trimInput(input);
  const parsed = parseText(text, base, encoding, aim);
  // The first run reads the text as it is, because few texts contain tabs or newlines.
  if (!parsed.mayHaveRemoved) return parsed;
  const prepared = removeTabsAndNewlines(text);
  return prepared === text ? parsed : parseText(prepared, base, encoding, aim);
}

// The last base URL that parsed and is not long, and what it was parsed from.
let lastBase: Parsed | null = null;
let lastBaseInput: string;

/** Parses a base URL. Programs resolve many references against one, such as the links of a page, so the last one is kept. */
export function parseBase(input: string): Parsed {
  if (lastBase !== null && input === lastBaseInput) return lastBase;
  const parsed = parse(input, null);
  if (parsed.failure === null && input.length <= LONGEST_BASE_TO_KEEP) {
    lastBase = parsed;
    lastBaseInput = input;
  }
  return parsed;
}

/** Parses a string like {@link parse}, and keeps the offsets of the components in the text. */
export function trace(input: string, base: BaseURL | null, encoding: Encoding | null = null): Run {
  const run = createRun('trace', removeTabsAndNewlines(trimInput(input)), base, encoding);
  schemeStartState(run);
  return run;
}

/** Returns the validation error that made a run fail, with its range in the input. */
export function errorOf(failure: Failure, { text }: Run, input: string): URLValidationError {
  const range = rangeOf(failure);
  const { start, end } = text === input ? range : rangeRestorer(input, true)(range);
  return { name: failure.name, start, end, fatal: true };
}
