// Parses strings to serialized URLs.

import type { Encoding } from '@urlkit/percent-encoding';
import { locate, type SerializedURL } from '@urlkit/url-serializer/internal';
import { canonicalURLEnd, hasUsualOrigin } from './canonical.js';
import { isRemoved, rangeRestorer, removeTabsAndNewlines, trimInput } from './input.js';
import { findHash, isPathEnd } from './path.js';
import { type Aim, type Base, createRun, type Failure, type Run, rangeOf } from './run.js';
import {
  findSchemeEnd,
  isSchemeEnd,
  type Scheme,
  schemeLike,
  schemeOfURL,
  specialSchemeEnd,
} from './scheme.js';
import { runParser } from './states.js';
import type { URLValidationError } from './validation-errors.js';

const COLON = 0x3a;

/** A canonical URL, which is its own serialization. */
interface CanonicalURL extends SerializedURL {
  readonly scheme: Scheme;
  readonly failure: null;
}

/** The result of parsing: a serialized URL, unless it has a failure. */
export type Parsed = CanonicalURL | Run;

/**
 * Parses a string.
 *
 * @param base The base URL; null if there is none.
 * @param encoding The encoding of the query; null for UTF-8.
 */
export function parse(input: string, base: Base | null, encoding: Encoding | null = null): Parsed {
  const text = trimInput(input);
  const end = encoding === null ? canonicalURLEnd(text) : -1;
  const url = end === -1 ? null : canonicalURL(text, end);
  if (url !== null) return url;
  const run = createRun('url', text, base, encoding);
  run.canonicalEnd = end;
  return complete(run);
}

// Returns a special URL, all of which is canonical but for a U+002F (/) that it may lack as its path; otherwise null.
function canonicalURL(text: string, end: number): CanonicalURL | null {
  // If the scheme is all that is canonical, the end is after its colon.
  if (!isPathEnd(text, end) || text.charCodeAt(end - 1) === COLON) return null;
  const schemeEnd = specialSchemeEnd(text);
  const hostStart = schemeEnd + 3;
  const slash = text.indexOf('/', hostStart);
  const isPathMissing = slash === -1 || slash > end;
  if (isPathMissing && end < text.length) return null;
  const href = isPathMissing ? `${text}/` : text;
  const pathStart = isPathMissing ? end : slash;
  const searchStart = isPathMissing ? end + 1 : end;
  const hashStart = findHash(href, searchStart);
  const scheme = schemeLike(text, schemeEnd);
  return { href, hostStart, pathStart, searchStart, hashStart, scheme, failure: null };
}

/** Parses a string like {@link parse}, and keeps the offsets of the components in the text. */
export function trace(input: string, base: Base | null, encoding: Encoding | null = null): Run {
  return parsePrepared('trace', removeTabsAndNewlines(trimInput(input)), base, encoding);
}

/** Whether a string parses without a base URL. */
export function parsesAlone(input: string): boolean {
  const text = trimInput(input);
  // Nothing after an authority makes the parser fail.
  if (hasUsualOrigin(text)) return true;
  const end = findSchemeEnd(text);
  const hasScheme = isSchemeEnd(text, end);
  if (!hasScheme && !isRemoved(text.charCodeAt(end))) return false;
  const run = createRun('test', text, null, null);
  if (hasScheme) run.schemeEndAt = end;
  return complete(run).failure === null;
}

// Runs the parser over a text without C0 controls and spaces at its ends.
function complete(run: Run): Run {
  const { aim, text, base, encoding } = run;
  // The first run reads the text as it is, because few texts contain tabs or newlines.
  if (runParser(run) || !run.mustPrepare) return run;
  return parsePrepared(aim, removeTabsAndNewlines(text), base, encoding);
}

function parsePrepared(aim: Aim, text: string, base: Base | null, encoding: Encoding | null): Run {
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

/** Makes a serialized URL a base URL. */
export function openBase(href: string): Base {
  const url = locate(href);
  return { ...url, scheme: schemeOfURL(url) };
}
