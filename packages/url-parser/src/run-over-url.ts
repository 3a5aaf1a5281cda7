// A run over a URL, for those who look at the parts that it has read.

import type { Range } from '@urlkit/infra';
import { readOptions } from '@urlkit/infra/arguments';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { readBase } from './base-url.js';
import { rangeRestorer } from './input.js';
import { isCheckedLater } from './option-checks.js';
import type { BaseOptions } from './options.js';
import { runStates } from './parse.js';
import type { Run } from './run.js';

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
