// What commands do with their arguments and options.

import { availableParallelism } from 'node:os';
import type { FlushMode, OnError } from './names.js';
import type { Destination } from './output/destination.js';
import { CommandError } from './run/command-error.js';
import type { OwnJob } from './run/jobs.js';
import { run } from './run/run.js';
import type { ExitStatus, Streams } from './run/streams.js';

/** More threads are rarely faster, and each takes memory. */
const MOST_THREADS = 3;

const UNUSED_BASE_WARNING =
  'urlkit: warning: the second argument is the base URL, but the first one is absolute, so it is not used; for several URLs, use standard input, one on each line\n';

/** The description of an argument. */
export const URLS = 'the URLs; if there are none, or only -, each line of standard input is a URL';

/** The options of every command that reads URLs. */
export interface InputOptions {
  readonly file?: readonly string[];
  readonly inputEncoding?: string;
  readonly jobs?: number;
  readonly flush?: FlushMode;
  readonly json?: boolean;
  readonly onError?: OnError;
}

export interface BaseOptions extends InputOptions {
  readonly base?: string;
}

export interface NullOptions {
  readonly null?: boolean;
  readonly json?: boolean;
}

/**
 * Answers the URLs of a call, or the lines of its inputs.
 *
 * @throws {CommandError} If options cannot be combined, or an option of the job is not valid.
 */
export async function answerCall<Options extends object>(
  job: OwnJob<Options>,
  urls: readonly string[],
  options: InputOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const { file, inputEncoding, flush = 'line' } = options;
  if (urls.length > 0 && file !== undefined) {
    throw new CommandError('URLs and --file cannot be combined');
  }
  if (urls.length > 1 && urls.includes('-')) {
    throw new CommandError('URLs and -, which is standard input, cannot be combined');
  }
  const isStdin = urls[0] === '-';
  if (urls.length > 0 && !isStdin && inputEncoding !== undefined) {
    throw new CommandError('URLs and --input-encoding cannot be combined');
  }
  const threads =
    options.jobs ?? (options.flush === 'line' ? 1 : Math.min(availableParallelism(), MOST_THREADS));
  const files = file ?? ['-'];
  const runOptions = { urls: isStdin ? [] : urls, files, inputEncoding, flush, threads };
  return await run(job, runOptions, streams);
}

/** @throws {CommandError} If the base URL is an argument and an option. */
export function baseOf(argument: string | undefined, { base }: BaseOptions): string | undefined {
  if (argument !== undefined && base !== undefined) {
    throw new CommandError('the base URL is given twice');
  }
  return argument ?? base;
}

/** @throws {CommandError} If options cannot be combined. */
export function destinationOf(options: NullOptions, { stdout }: Streams): Destination {
  if (options.null && options.json) throw new CommandError('--json and --null cannot be combined');
  if (options.null) return 'null';
  return stdout.isTTY ? 'terminal' : 'lines';
}

/** Warns if a base URL was probably meant as a second URL. */
export async function warnOfUnusedBase(
  url: string | undefined,
  base: string | undefined,
  { stderr }: Streams,
): Promise<void> {
  if (url === undefined || url === '-' || base === undefined) return;
  const { isBaseUnused } = await import('./urls/parse-url.js');
  if (isBaseUnused(url, base)) stderr.write(UNUSED_BASE_WARNING);
}

/** Returns the URLs of a call that takes at most one. */
export function one(url: string | undefined): string[] {
  return url === undefined ? [] : [url];
}

/** Collects the values of an option that may be repeated. */
export function collect(value: string, others: readonly string[] = []): string[] {
  return [...others, value];
}
