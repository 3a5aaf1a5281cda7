// A run of the basic URL parser.

import type { HostFailure } from '@urlkit/host';
import type { Range } from '@urlkit/infra';
import type { Encoding } from '@urlkit/percent-encoding';
import type { SerializedURL } from '@urlkit/url-serializer';
import type { BaseURL } from './base-url.js';
import { removeTabsAndNewlines } from './input.js';
import { otherScheme, type Scheme, schemeOfURL } from './scheme.js';
import type { ValidationErrorName } from './validation-errors.js';

/** The validation error that makes the parser fail. */
export interface Failure extends Range {
  readonly name: ValidationErrorName;
  /** A failure of the host parser, whose range is from `start` on. */
  readonly host: HostFailure | null;
}

/** What the caller needs: the URL, or only whether there is one. */
export type Mode = 'url' | 'validity';

/** An authority in the text of a run: offsets in code units. */
export interface Authority {
  readonly start: number;
  /** The offset after the last U+0040 (@), or `start` if there is none. */
  readonly hostStart: number;
  /** The offset of the U+003A (:) before the port, or `end` if there is none. */
  readonly hostEnd: number;
  readonly end: number;
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
  readonly mode: Mode;
  /** True under a state override: `/`, `?` and `#` do not end the input. */
  hasStateOverride: boolean;
  /** From the path on, the text is known to be canonical up to this offset. */
  canonicalEnd: number;

  /** The URL so far, up to the code unit of the text at `copied`. */
  output: string;
  copied: number;

  scheme: Scheme;

  /** Why the parser failed; null if it did not, or if it failed without a validation error. */
  failure: Failure | null;
  /** True if the run failed; an override can fail with `failure` still null. */
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
  text: string,
  base: BaseURL | null,
  encoding: Encoding | null,
  mode: Mode,
): Run {
  return {
    text,
    base,
    encoding,
    mode,
    hasStateOverride: false,
    canonicalEnd: -1,
    output: '',
    copied: 0,
    scheme: otherScheme,
    failure: null,
    hasFailed: false,
    href: '',
    hostStart: 0,
    pathStart: 0,
    searchStart: 0,
    hashStart: 0,
  };
}

/** Creates a run with a state override, over a new value of a component of a URL. */
export function createOverride(value: string, url: SerializedURL, encoding: Encoding | null): Run {
  const run = createRun(removeTabsAndNewlines(value), null, encoding, 'url');
  run.hasStateOverride = true;
  run.scheme = schemeOfURL(url);
  return run;
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
export function fail(run: Run, failure: Failure): false {
  run.failure = failure;
  run.hasFailed = true;
  return false;
}

/** Returns the range of a failure in the text. */
export function rangeOf({ start, end, host }: Failure): Range {
  if (host === null) return { start, end };
  const range = host.findRange();
  return { start: start + range.start, end: start + range.end };
}
