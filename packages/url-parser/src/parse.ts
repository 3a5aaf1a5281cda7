// Parses strings to serialized URLs.

import type { Encoding } from '@urlkit/percent-encoding';
import {
  findHash,
  findSearch,
  locate,
  type SerializedURL,
  UNKNOWN,
} from '@urlkit/url-serializer/internal';
import { canonicalURLEnd } from './canonical.js';
import { isRemoved, rangeRestorer, removeTabsAndNewlines, trimInput } from './input.js';
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
  searchStart: number;
  hashStart: number;
}

/** The result of parsing: a serialized URL, of which some borders may be unknown, unless it has a failure. */
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
  // If the scheme is all that is canonical, the text ends in its colon.
  if (end === text.length && text.charCodeAt(end - 1) !== COLON) return canonicalURL(text);
  const run = createRun('url', text, base, encoding);
  run.canonicalEnd = end;
  return complete(run);
}

// Returns a special URL, all of which is canonical but for a U+002F (/) that it may lack as its path.
function canonicalURL(text: string): CanonicalURL {
  const schemeEnd = specialSchemeEnd(text);
  const hostStart = schemeEnd + 3;
  const end = text.indexOf('/', hostStart);
  const href = end === -1 ? `${text}/` : text;
  const pathStart = end === -1 ? text.length : end;
  const scheme = schemeLike(text, schemeEnd);
  return {
    href,
    hostStart,
    pathStart,
    searchStart: UNKNOWN,
    hashStart: UNKNOWN,
    scheme,
    failure: null,
  };
}

/** Parses a string like {@link parse}, and keeps the offsets of the components in the text. */
export function trace(input: string, base: Base | null, encoding: Encoding | null = null): Run {
  return parsePrepared('trace', removeTabsAndNewlines(trimInput(input)), base, encoding);
}

/** Whether a string parses without a base URL. */
export function parsesAlone(input: string): boolean {
  const text = trimInput(input);
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

/** Makes the result of parsing a base URL: finds the borders that the parser does not know. */
export function asBase(url: Parsed): Base {
  if (url.searchStart === UNKNOWN) {
    url.hashStart = findHash(url.href, url.pathStart);
    url.searchStart = findSearch(url.href, url.pathStart, url.hashStart);
  }
  return url;
}

/** Makes a serialized URL a base URL. */
export function openBase(href: string): Base {
  return { ...locate(href), scheme: schemeOfURL(href) };
}
