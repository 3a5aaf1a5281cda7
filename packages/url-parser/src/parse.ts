// https://url.spec.whatwg.org/#concept-basic-url-parser
// Parses strings to serialized URLs.

import type { Range } from '@urlkit/infra';
import { assertString, copyOf, flatten } from '@urlkit/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import { findAuthority } from './authority.js';
import {
  findRestEnd,
  nothingVerified,
  parseCanonical,
  type Verified,
  verifyHead,
} from './fast-path.js';
import { prepareInput, rangeRestorer } from './input.js';
import { isPathEnd } from './path.js';
import type { FailedURL, ParseResult } from './results.js';
import { type Authority, createRun, type Failure, type Run, rangeOf } from './run.js';
import { type BaseURL, schemeNamed } from './scheme.js';
import { authorityState, pathStartState, schemeStartState } from './states.js';

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
  // The fast path is for UTF-8, in which a canonical query stays as it is.
  const verified = encoding === null ? parseCanonical(input, base) : nothingVerified;
  if (verified.failure === null) return verified;
  const authority = findSpecialAuthority(input, verified);
  const restEnd = authority === null ? verified.restEnd : findRestEnd(input, authority.end);
  // What is canonical up to its end has nothing that must be removed first.
  const isRead = isPathEnd(input, restEnd) && !authority?.hasC0ControlOrSpace;
  const text = isRead ? input : prepareInput(input);
  if (text !== input) return parseInput(text, base, encoding, original);
  const run = createRun(text, base, encoding, 'url');
  run.canonicalEnd = restEnd;
  if (!runFrom(run, verified, authority)) return failed(run, original);
  const { hostStart, pathStart, searchStart, hashStart } = run;
  // Without a replacement, it is the input, which may be a slice.
  const href = run.output === '' ? copyOf(run.href) : flatten(run.href);
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

// Keeps a copy of the input rather than the run, which may be about a slice of a page.
function failed({ failure, base }: Run, input: string): FailedURL {
  const { name } = failure as Failure;
  const copy = copyOf(input);
  const findRange = (): Range => {
    const { failure: found } = runStates(copy, base);
    return rangeRestorer(copy, true)(rangeOf(found as Failure));
  };
  return { failure: { name, isBase: false, findRange } };
}

// Finds the authority of a special URL whose head is not canonical.
function findSpecialAuthority(input: string, verified: Verified): Authority | null {
  if (verified.headStop === -1 || verified.isHeadCanonical) return null;
  // The head pattern has matched, so there is a special scheme in lower case.
  const schemeEnd = input.indexOf(':');
  const { kind } = schemeNamed(input.slice(0, schemeEnd));
  return kind === 'special' ? findAuthority(input, schemeEnd + 3, 'special', true) : null;
}

// Runs the states, from the path on if the head is canonical, or in the authority if there is one. Returns whether the run has not failed.
function runFrom(
  run: Run,
  { headStop, isHeadCanonical }: Verified,
  authority: Authority | null,
): boolean {
  const { text } = run;
  if (authority === null && !isHeadCanonical) return schemeStartState(run);
  const schemeEnd = authority === null ? text.indexOf(':') : authority.start - 3;
  run.scheme = schemeNamed(text.slice(0, schemeEnd));
  run.hostStart = schemeEnd + 3;
  if (authority === null) return pathStartState(run, headStop);
  run.authority = authority;
  return authorityState(run, run.hostStart);
}

/** Whether a string parses. */
export function parses(input: string, base: BaseURL | null): boolean {
  const verified = verifyHead(input);
  if (verified.isHeadCanonical) return true;
  // Without U+003A (:), there is no scheme.
  if (base === null && !input.includes(':')) return false;
  const found = findSpecialAuthority(input, verified);
  const authority = found?.hasC0ControlOrSpace ? null : found;
  const text = authority === null ? prepareInput(input) : input;
  const run = createRun(text, base, null, 'validity');
  return runFrom(run, authority === null ? nothingVerified : verified, authority);
}

/** Runs the states over a string from its start, for those who need the offsets of components in it. */
export function runStates(
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null = null,
): Run {
  const run = createRun(prepareInput(input), base, encoding, 'offsets');
  schemeStartState(run);
  return run;
}
