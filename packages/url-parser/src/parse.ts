// Parses strings to serialized URLs.

import { isASCIIAlpha, type Range } from '@urlkit/infra';
import { findBefore, flatten } from '@urlkit/infra/strings';
import type { Encoding } from '@urlkit/percent-encoding';
import type { SerializedURL } from '@urlkit/url-serializer/serialized-url';
import { findAuthority } from './authority.js';
import { canonicalReferenceEnd, canonicalRestEnd, headStop, isCanonicalHead } from './canonical.js';
import { prepareInput, rangeRestorer } from './input.js';
import { driveEndOf, findHash, findJoint, isPathEnd } from './path.js';
import { type Authority, createRun, type Failure, type Goal, type Run, rangeOf } from './run.js';
import {
  type BaseURL,
  baseURLOf,
  findSchemeEnd,
  isSchemeEnd,
  otherScheme,
  schemeNamed,
} from './scheme.js';
import { authorityState, pathStartState, schemeStartState, startsWithSolidi } from './states.js';
import type { URLValidationError } from './validation-errors.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;
const LONGEST_BASE_TO_KEEP = 2048;

/** The result of parsing: a serialized URL, unless there is a failure. */
export interface Parsed extends SerializedURL {
  readonly failure: Failure | null;
}

/**
 * Parses a string.
 *
 * @param base The base URL; null if there is none.
 * @param encoding The encoding of the query; null for UTF-8.
 */
export function parse(
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null = null,
): Parsed {
  const mayHaveHead = base === null || isASCIIAlpha(input.charCodeAt(0));
  const stop = encoding === null && mayHaveHead ? headStop(input) : -1;
  const isHead = isCanonicalHead(input, stop);
  let end = -1;
  if (isHead) {
    if (stop === input.length) return serialized(input, stop, stop + 1);
    end = findRestEnd(input, stop);
    if (isPathEnd(input, end)) return serialized(input, stop, end);
  } else if (stop === -1 && encoding === null && base !== null) {
    end = canonicalReferenceEnd(input);
    if (isPathEnd(input, end) && canJoin(input, base)) return joined(input, end, base);
  }
  return continueFrom(stop, 'url', input, base, encoding, isHead, end);
}

// Runs the states over a text for which the question about the head stopped at an offset, or was not asked (-1). They start at
// the path if the head is canonical, or in the authority if there is one. Up to `restEnd`, what follows the head is canonical.
function continueFrom(
  stop: number,
  goal: Goal,
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null = null,
  isHead = false,
  restEnd = -1,
): Parsed {
  const scheme = stop === -1 ? otherScheme : schemeNamed(input.slice(0, input.indexOf(':')));
  const hostStart = scheme.name.length + 3;
  let end = restEnd;
  let authority: Authority | null = null;
  if (scheme.kind === 'special' && !isHead) {
    authority = findAuthority(input, hostStart, 'special', true);
    if (goal === 'url') end = findRestEnd(input, authority.end);
  }
  const isRead = isPathEnd(input, end) || (authority !== null && goal === 'validity');
  const isPrepared = isRead && !authority?.hasC0ControlOrSpace;
  const text = isPrepared ? input : prepareInput(input);
  if (text !== input)
    return goal === 'url' ? parse(text, base, encoding) : continueFrom(-1, goal, text, base);
  const run = createRun(goal, text, base, encoding, scheme);
  run.hostStart = hostStart;
  run.canonicalEnd = end;
  run.authority = authority;
  if (isHead) pathStartState(run, stop);
  else if (authority !== null) authorityState(run, hostStart);
  else schemeStartState(run);
  return run;
}

// Finds how far a text is canonical from the start of a path on.
function findRestEnd(text: string, pathAt: number): number {
  const hasPath = pathAt < text.length && text.charCodeAt(pathAt) === SOLIDUS;
  return hasPath ? canonicalRestEnd('special', text, pathAt + 1) : -1;
}

// Returns a special URL without credentials. The text may only lack the path.
function serialized(text: string, pathStart: number, searchStart: number): Parsed {
  const { length } = text;
  const href = pathStart === length ? `${text}/` : text;
  const hostStart = findBefore(pathStart, ':', text, 0) + 3;
  const hashStart = searchStart < length ? findBefore(length, '#', text, searchStart) : searchStart;
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

// Whether a canonical reference replaces only the end of a base URL: it has no scheme, no authority and no drive
// letter to normalize.
function canJoin(text: string, base: BaseURL): boolean {
  const { kind } = base.scheme;
  if (text === '' || kind === 'other' || startsWithSolidi(text, 0)) return false;
  if (kind === 'file' && (driveEndOf(base) > base.pathStart || text.includes('|'))) return false;
  return !isSchemeEnd(text, findSchemeEnd(text));
}

function joined(text: string, pathEnd: number, base: BaseURL): Parsed {
  const { hostStart, pathStart } = base;
  const { start, end } = jointOf(text, base);
  const shift = end - start;
  const href = base.href.slice(0, end) + text.slice(start);
  const searchStart = end > base.searchStart ? base.searchStart : pathEnd + shift;
  const hashStart = findHash(text, pathEnd) + shift;
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

function jointOf(text: string, base: BaseURL): Range {
  const c = text.charCodeAt(0);
  if (c === SOLIDUS) return { start: 0, end: base.pathStart };
  if (c === QUESTION_MARK) return { start: 0, end: base.searchStart };
  if (c === NUMBER_SIGN) return { start: 0, end: base.hashStart };
  return findJoint(text, 0, base, base.pathStart);
}

/** Whether a string parses. */
export function canParse(input: string, base: BaseURL | null): boolean {
  const stop = headStop(input);
  if (isCanonicalHead(input, stop)) return true;
  // Without U+003A (:), there is no scheme.
  const mayHaveScheme = base !== null || input.includes(':');
  return mayHaveScheme && continueFrom(stop, 'validity', input, base).failure === null;
}

/** Runs the states over a string from its start, for those who need the offsets of components in it. */
export function runStates(
  input: string,
  base: BaseURL | null,
  encoding: Encoding | null = null,
): Run {
  const run = createRun('offsets', prepareInput(input), base, encoding);
  schemeStartState(run);
  return run;
}

// The last base URL that was passed twice and is not long, and a copy of what it was parsed from. The text itself may be a slice,
// which would keep all of a longer text in memory.
let lastBase: BaseURL | null = null;
let lastBaseInput: string;
// The length of the base that was passed last. To copy each base takes more time than it gains if no base is passed twice.
let lastBaseLength = -1;

/**
 * Parses a base URL. Programs resolve many references against one, such as the links of a page, so the last one is kept.
 *
 * @returns The base URL; null if it does not parse.
 */
export function parseBase(input: string): BaseURL | null {
  if (lastBase !== null && input === lastBaseInput) return lastBase;
  const { length } = input;
  const isKept = length === lastBaseLength && length <= LONGEST_BASE_TO_KEEP;
  lastBaseLength = length;
  const text = isKept ? flatten(input) : input;
  const parsed = parse(text, null);
  if (parsed.failure !== null) return null;
  const base = baseURLOf(parsed);
  if (isKept) {
    lastBase = base;
    lastBaseInput = text;
  }
  return base;
}

/** Returns the validation error that made parsing fail, with its range in the input. */
export function errorOf(failure: Failure, input: string): URLValidationError {
  const { start, end } = rangeRestorer(input, true)(rangeOf(failure));
  return { name: failure.name, start, end, fatal: true };
}
