// A run of the basic URL parser.

import type { Host } from '@urlkit/host';
import type { HostFailure } from '@urlkit/host/internal';
import type { Range } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import type { SerializedURL } from '@urlkit/url-serializer/internal';
import type { Authority } from './authority.js';
import { type BaseURL, otherScheme, type Scheme } from './scheme.js';
import type { ValidationErrorName } from './validation-errors.js';

const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/** The validation error that makes the parser fail. */
export interface Failure extends Range {
  readonly name: ValidationErrorName;
  /** Finds the range of a host parser's failure, from `start` on; otherwise null. */
  readonly host: HostFailure | null;
}

/** What a run is for: the serialized URL; the offsets of its components in the text, too; or only whether the text parses. */
export type Aim = 'url' | 'trace' | 'check';

/**
 * A run of the parser over a text. It writes the URL by replacing those parts of the text that are not canonical:
 *
 * ```
 * text    HTTPS://example.org/a b?c
 *                               |
 *         |<--- read -------->|<- copied: from here on, the text is not in the output yet
 * output  https://example.org/a%20
 * ```
 */
export interface Run extends SerializedURL {
  /** The input without C0 controls and spaces at its ends, and perhaps without tabs and newlines. */
  readonly text: string;
  readonly base: BaseURL | null;
  /** The encoding of the query; null for UTF-8. */
  readonly encoding: Encoding | null;
  readonly aim: Aim;
  /** Whether the parser may have read tabs or newlines. Then it must remove them and run again. */
  mayHaveRemoved: boolean;

  /** Up to this offset, the text is known to be canonical. */
  canonicalEnd: number;
  /** The URL so far, up to the code unit of the text at `copied`. */
  output: string;
  copied: number;

  scheme: Scheme;
  // Offsets in the text, in code units. Those of a run that is traced are always right.
  /** The offset of the U+003A (:) after the scheme; -1 if there is none. */
  schemeEndAt: number;
  /** Null if the text has no authority, or `parseHead` has parsed it. */
  authority: Authority | null;
  /** What the host parser returned for a host that is not usual, if the run is traced. */
  host: Host | HostFailure | null;
  pathAt: number;
  /** The offset of the U+003F (?), or the end of the path. */
  searchAt: number;
  /** The offset of the U+0023 (#), or the end of the query. */
  hashAt: number;

  /** Why the parser failed; null if it did not, or if it failed without a validation error. */
  failure: Failure | null;
  /** Whether a parser with a state override failed, if only without a validation error. */
  hasFailed: boolean;

  // The result.
  href: string;
  hostStart: number;
  pathStart: number;
  searchStart: number;
  hashStart: number;
}

/**
 * Creates a run.
 *
 * @param scheme The scheme that has been read, or that of the URL to change.
 * @param schemeEndAt Where the scheme ends in the text.
 */
export function createRun(
  aim: Aim,
  text: string,
  base: BaseURL | null,
  encoding: Encoding | null,
  scheme: Scheme = otherScheme,
  schemeEndAt = -1,
): Run {
  const end = text.length;
  return {
    text,
    base,
    encoding,
    aim,
    mayHaveRemoved: false,
    canonicalEnd: 0,
    output: '',
    copied: 0,
    scheme,
    schemeEndAt,
    authority: null,
    host: null,
    pathAt: end,
    searchAt: end,
    hashAt: end,
    failure: null,
    hasFailed: false,
    href: '',
    hostStart: 0,
    pathStart: 0,
    searchStart: 0,
    hashStart: 0,
  };
}

/** Replaces a part of the text, after everything that has been replaced before. */
export function replace(run: Run, start: number, end: number, replacement: string): void {
  run.output += run.text.slice(run.copied, start) + replacement;
  run.copied = end;
}

/** Puts a part of the text that is ASCII in lower case, after everything that has been replaced before. */
export function putInLowerCase(run: Run, start: number, end: number): void {
  const { text, aim } = run;
  if (aim === 'check') return;
  let at = start;
  while (at < end && !isUpperCase(text.charCodeAt(at))) at++;
  if (at < end) replace(run, at, end, text.slice(at, end).toLowerCase());
}

function isUpperCase(codeUnit: number): boolean {
  return codeUnit >= CAPITAL_A && codeUnit <= CAPITAL_Z;
}

/** Begins the output with a part of another URL, followed by the text from an offset on. */
export function begin(run: Run, output: string, copied: number): void {
  run.output = output;
  run.copied = copied;
}

/** The offset in the output that belongs to an offset of the text after everything that has been replaced. */
export function position({ output, copied }: Run, offset: number): number {
  return output.length + offset - copied;
}

/** Returns the whole output: the rest of the text stays as it is. */
export function outputOf({ text, output, copied }: Run): string {
  // Usually nothing has been replaced.
  if (copied === 0) return output === '' ? text : output + text;
  return output + text.slice(copied);
}

/** Ends a run with the validation error that makes the parser fail. Returns false. */
export function fail(
  run: Run,
  name: ValidationErrorName,
  start: number,
  end: number,
  host: HostFailure | null = null,
): false {
  run.failure = { name, start, end, host };
  run.hasFailed = true;
  return false;
}

/** Returns the range of a failure in the text. */
export function rangeOf({ start, end, host }: Failure): Range {
  if (host === null) return { start, end };
  const range = host.findRange();
  return { start: start + range.start, end: start + range.end };
}
