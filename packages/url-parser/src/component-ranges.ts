// Finds where the components of a URL are in the input string.

import type { Range } from '@urlkit/infra';
import { assertString, readOptions } from '@urlkit/infra/internal';
import { readBase } from './base-url.js';
import { prepareInput, rangeRestorer } from './input.js';
import { readScheme } from './kind.js';
import { type ParseURLOptions, parserChecks } from './options.js';
import { createRun, type Run } from './run.js';
import { cut, runParser } from './states.js';

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

/**
 * Finds the components of a URL in the string that it is parsed from. The range of a component includes
 * tabs and newlines inside it. A component that comes from the base URL has no range.
 *
 * @param input Any string.
 * @returns The ranges, or null if the URL or the base URL does not parse.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 */
export function componentRanges(
  input: string,
  options?: Pick<ParseURLOptions, 'base'>,
): ComponentRanges | null {
  assertString(input, 'input');
  const { base = null } = readOptions(options, { base: parserChecks.base });
  const openedBase = base === null ? null : readBase(base, 'options.base');
  if (base !== null && openedBase === null) return null;
  const run = createRun(prepareInput(input), openedBase);
  return runParser(run, -1, -1) === null ? null : rangesOf(run, input);
}

/**
 * Finds the components in a run that did not fail.
 *
 * @param input The input that the text of the run was made from.
 */
export function rangesOf(run: Run, input: string): ComponentRanges {
  cut(run, run.pathStart);
  const { text, pathStart, searchStart, hashStart } = run;
  const restore = rangeRestorer(input, true);
  const rangeOf = (start: number, end: number): Range | null =>
    start < end ? restore({ start, end }) : null;
  const delimitedRange = (start: number, end: number): Range | null =>
    start < end ? restore({ start: start + 1, end }) : null;
  return {
    scheme: rangeOf(0, readScheme(text)?.length ?? 0),
    ...authorityRanges(run, rangeOf),
    path: rangeOf(pathStart, searchStart),
    query: delimitedRange(searchStart, hashStart),
    fragment: delimitedRange(hashStart, text.length),
  };
}

// username:password@host:port
function authorityRanges(
  { text, authorityStart, hostStart, hostEnd, authorityEnd }: Run,
  rangeOf: (start: number, end: number) => Range | null,
): Pick<ComponentRanges, 'username' | 'password' | 'host' | 'port'> {
  const credentialsEnd = Math.max(authorityStart, hostStart - 1);
  const colon = text.slice(authorityStart, credentialsEnd).indexOf(':');
  const usernameEnd = colon === -1 ? credentialsEnd : authorityStart + colon;
  return {
    username: rangeOf(authorityStart, usernameEnd),
    password: rangeOf(usernameEnd + 1, credentialsEnd),
    host: rangeOf(hostStart, hostEnd),
    port: rangeOf(hostEnd + 1, authorityEnd),
  };
}
