// Parses strings to serialized URLs.

import type { Encoding } from '@urlkit/percent-encoding';
import type { SerializedURL } from '@urlkit/url-serializer/internal';
import { canonicalURLEnd } from './canonical.js';
import { type CanonicalURL, canonicalURL } from './canonical-url.js';
import { rangeRestorer, removeTabsAndNewlines, trimInput } from './input.js';
import { type Aim, createRun, type Failure, type Run, rangeOf } from './run.js';
import { runParser } from './states.js';
import type { URLValidationError } from './validation-errors.js';

/** The result of parsing: a serialized URL, unless it has a failure. */
export type Parsed = CanonicalURL | Run;

/**
 * Parses a string.
 *
 * @param base The base URL; null if there is none.
 * @param encoding The encoding of the query; null for UTF-8.
 */
export function parse(
  input: string,
  base: SerializedURL | null,
  encoding: Encoding | null = null,
): Parsed {
  const text = trimInput(input);
  const end = encoding === null ? canonicalURLEnd(text) : -1;
  const url = encoding === null ? canonicalURL(text, end, base) : null;
  if (url !== null) return url;
  const run = createRun('url', text, base, encoding);
  run.canonicalEnd = end;
  return complete(run);
}

/** Parses a string like {@link parse}, and keeps the offsets of the components in the text. */
export function trace(
  input: string,
  base: SerializedURL | null,
  encoding: Encoding | null = null,
): Run {
  return parsePrepared('trace', removeTabsAndNewlines(trimInput(input)), base, encoding);
}

// Runs the parser over a text without C0 controls and spaces at its ends.
function complete(run: Run): Run {
  const { aim, text, base, encoding } = run;
  // The first run reads the text as it is, because few texts contain tabs or newlines.
  if (runParser(run) || !run.mustPrepare) return run;
  return parsePrepared(aim, removeTabsAndNewlines(text), base, encoding);
}

function parsePrepared(
  aim: Aim,
  text: string,
  base: SerializedURL | null,
  encoding: Encoding | null,
): Run {
  const run = createRun(aim, text, base, encoding);
  run.isPrepared = true;
  runParser(run);
  return run;
}

/** Returns the validation error that made a run fail, with its range in the input. */
export function errorOf(failure: Failure, { text }: Run, input: string): URLValidationError {
  const range = rangeOf(failure);
  const restored = text === input ? range : rangeRestorer(input, true)(range);
  return { name: failure.name, ...restored, fatal: true };
}
