// A run of the basic URL parser.

import type { HostFailure } from '@urlkit/host/internal';
import type { Range } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import type { SerializedURL } from '@urlkit/url-serializer/serialized-url';
import { type BaseURL, otherScheme, type Scheme } from './scheme.js';
import type { ValidationErrorName } from './validation-errors.js';

/** The validation error that makes the parser fail. */
export interface Failure extends Range {
  readonly name: ValidationErrorName;
  /** Finds the range of a host parser's failure, from `start` on; otherwise null. */
  readonly host: HostFailure | null;
}

/** What a run must find: the serialized URL; the offsets of its components in the text, too; or only whether the text parses. */
export type Goal = 'url' | 'offsets' | 'validity';

/** An authority in the text of a run: offsets in code units. */
export interface Authority {
  readonly start: number;
  /** The offset after the last U+0040 (@), or `start` if there is none. */
  readonly hostStart: number;
  /** The offset of the U+003A (:) before the port, or `end` if there is none. */
  readonly hostEnd: number;
  readonly end: number;
  /** The kinds of code units in the host: see `hostUnits`. */
  readonly units: number;
  /** Whether it contains a C0 control or space, which may have to be removed first. */
  readonly hasC0ControlOrSpace: boolean;
}

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
  /** The input without C0 controls and spaces at its ends, and without tabs and newlines. */
  readonly text: string;
  readonly base: BaseURL | null;
  /** The encoding of the query; null for UTF-8. */
  readonly encoding: Encoding | null;
  readonly goal: Goal;
  /** Whether the text is one component, in which no delimiter ends it. */
  readonly hasStateOverride: boolean;

  /** From the path on, the text is known to be canonical up to this offset. */
  canonicalEnd: number;
  /** The URL so far, up to the code unit of the text at `copied`. */
  output: string;
  copied: number;

  scheme: Scheme;
  // Offsets in the text, in code units.
  /** The offset of the U+003A (:) after the scheme; -1 if there is none. */
  schemeEndAt: number;
  authority: Authority | null;
  /** What `hostTextOrFailure` returned; null also before the host parser has run. */
  host: string | HostFailure | null;
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

/** Creates a run. */
export function createRun(
  goal: Goal,
  text: string,
  base: BaseURL | null,
  encoding: Encoding | null,
  scheme: Scheme = otherScheme,
  hasStateOverride = false,
): Run {
  const end = text.length;
  return {
    text,
    base,
    encoding,
    goal,
    hasStateOverride,
    canonicalEnd: 0,
    output: '',
    copied: 0,
    scheme,
    schemeEndAt: -1,
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

/** Creates a run with a state override, over a component of a URL with the scheme. */
export function createOverride(text: string, scheme: Scheme, encoding: Encoding | null): Run {
  return createRun('offsets', text, null, encoding, scheme, true);
}

/** Replaces a part of the text, after everything that has been replaced before. */
export function replace(run: Run, start: number, end: number, replacement: string): void {
  run.output += run.text.slice(run.copied, start) + replacement;
  run.copied = end;
}

/** Returns the offset in the output of a code unit of the text that is not before `copied`. */
export function outputOffset({ output, copied }: Run, offset: number): number {
  return output.length + offset - copied;
}

/** Returns the output with the text up to an offset. */
export function outputUpTo({ text, output, copied }: Run, end: number): string {
  return output + text.slice(copied, end);
}

/** Writes the output anew. What follows `copied` in the text is not in it yet. */
export function rewrite(run: Run, output: string, copied: number): void {
  run.output = output;
  run.copied = copied;
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
