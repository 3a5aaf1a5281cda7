// https://url.spec.whatwg.org/#concept-basic-url-parser
// Parses strings to serialized URLs.

import type { Range } from '@urlkit/infra';
import { assertString, copyOf, flatten } from '@urlkit/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import type { BaseURL } from './base-url.js';
import { headParses, parseCanonical, type Verified } from './fast-path.js';
import { prepareInput, rangeRestorer } from './input.js';
import type { FailedURL, ParseResult } from './results.js';
import { createRun, type Failure, type Run, rangeOf } from './run.js';
import { runStates, schemeStartState } from './states.js';

/**
 * Parses a URL to its string with the borders of its components.
 *
 * @param input Any string; lone surrogates are read as U+FFFD.
 * @param encoding The output encoding of the query; null for UTF-8.
 * @returns The URL with `failure` null, or why it does not parse.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parse(input: string, encoding: Encoding | null = null): ParseResult {
  assertString(input, 'input');
  return parseInput(input, null, encoding);
}

/**
 * Parses a string.
 *
 * @param original What the input was before something was removed from it.
 */
export function parseInput(
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null,
  original: string = input,
): ParseResult {
  // All encodings leave ASCII as it is, so a canonical query stays the same in each of them.
  const known = parseCanonical(input, base, true);
  return known.failure === null ? known : parseVerified(known, input, base, encoding, original);
}

// Apart, so that engines compile what usual URLs need into its callers.
function parseVerified(
  verified: Verified,
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null,
  original: string,
): ParseResult {
  const text = verified.canonicalEnd === input.length ? input : prepareInput(input);
  if (text !== input) return parseInput(text, base, encoding, original);
  const run = createRun(text, base, encoding, 'url');
  if (!runStates(run, verified)) return failed(run, original);
  const { hostStart, pathStart, searchStart, hashStart } = run;
  // Without a replacement, it is the input or a part of the base, which may be slices.
  const isSlice = run.output === '' || (base !== null && run.output === run.href);
  const href = isSlice ? copyOf(run.href) : flatten(run.href);
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

// Keeps copies of the input and the base rather than the run, which may be about slices of a page.
function failed(run: Run, input: string): FailedURL {
  const { name } = run.failure as Failure;
  const copy = copyOf(input);
  const base = run.base && { ...run.base, href: copyOf(run.base.href) };
  const findRange = (): Range => {
    const { failure: found } = runFromStart(copy, base, null);
    return rangeRestorer(copy, true)(rangeOf(found as Failure));
  };
  return { failure: { name, isBase: false, findRange } };
}

/** Whether a string parses. */
export function parses(input: string, base: BaseURL | null): boolean {
  const isKnown = headParses(input);
  if (isKnown !== null) return isKnown;
  // Without U+003A (:), there is no scheme.
  if (base === null && !input.includes(':')) return false;
  return schemeStartState(createRun(prepareInput(input), base, null, 'validity'));
}

/** Runs the states over a string from its start, for those who need more than the URL. */
export function runFromStart(input: string, base: BaseURL | null, encoding: Encoding | null): Run {
  const run = createRun(prepareInput(input), base, encoding, 'url');
  schemeStartState(run);
  return run;
}
