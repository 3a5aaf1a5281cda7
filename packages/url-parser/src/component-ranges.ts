// Finds where the components of a URL are in the input string.

import type { Range } from '@urlkit/infra';
import { readOptions } from '@urlkit/infra/arguments';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { rangeRestorer } from './input.js';
import { isCheckedLater, readBase } from './option-checks.js';
import type { BaseOptions } from './options.js';
import { runStates } from './parse.js';
import type { Run } from './run.js';

/** The ranges of components without their delimiters, in code units; null for missing ones. */
export interface ComponentRanges {
  readonly scheme: Range | null;
  readonly username: Range | null;
  readonly password: Range | null;
  readonly host: Range | null;
  readonly port: Range | null;
  readonly path: Range | null;
  readonly query: Range | null;
  readonly fragment: Range | null;
}

/** A run that is over, with a function that converts a range of its text to the range of the input. */
export interface URLRun {
  readonly run: Run;
  readonly restore: (range: Range) => Range;
}

/** Runs the states over a URL. Null if the base URL does not parse. */
export function runOverURL(url: URLInput, options: BaseOptions | undefined): URLRun | null {
  const input = urlStringOf(url);
  const { base } = readOptions(options, { base: isCheckedLater });
  const baseURL = readBase(base);
  if (baseURL === undefined) return null;
  return { run: runStates(input, baseURL), restore: rangeRestorer(input, true) };
}

/**
 * Finds the components of a URL in the string that it is parsed from. The range of a component includes
 * tabs and newlines inside it. A component that comes from the base URL has no range.
 *
 * @param url A string, a `URL` object or a record. The ranges are those in the string, or in the serialized URL.
 * @returns The ranges, or null if the URL or the base URL does not parse.
 */
export function componentRanges(url: URLInput, options?: BaseOptions): ComponentRanges | null {
  const over = runOverURL(url, options);
  return over?.run.failure === null ? rangesOf(over) : null;
}

/** Finds the components in a run that did not fail. */
export function rangesOf({ run, restore }: URLRun): ComponentRanges {
  const { text, schemeEndAt, pathAt, searchAt, hashAt } = run;
  const rangeOf = (start: number, end: number): Range | null =>
    start < end ? restore({ start, end }) : null;
  const delimitedRange = (start: number, end: number): Range | null =>
    start < end ? restore({ start: start + 1, end }) : null;
  return {
    scheme: rangeOf(0, schemeEndAt),
    ...authorityRanges(run, rangeOf),
    path: rangeOf(pathAt, searchAt),
    query: delimitedRange(searchAt, hashAt),
    fragment: delimitedRange(hashAt, text.length),
  };
}

// username:password@host:port
function authorityRanges(
  { text, authority }: Run,
  rangeOf: (start: number, end: number) => Range | null,
): Pick<ComponentRanges, 'username' | 'password' | 'host' | 'port'> {
  if (authority === null) return { username: null, password: null, host: null, port: null };
  const { start, hostStart, hostEnd, end } = authority;
  const credentialsEnd = hostStart - 1;
  const colon = text.slice(start, credentialsEnd).indexOf(':');
  const usernameEnd = colon === -1 ? credentialsEnd : start + colon;
  return {
    username: rangeOf(start, usernameEnd),
    password: rangeOf(usernameEnd + 1, credentialsEnd),
    host: rangeOf(hostStart, hostEnd),
    port: rangeOf(hostEnd + 1, end),
  };
}
