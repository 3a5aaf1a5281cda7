import { existsSync } from 'node:fs';
import { inputsOf } from '../lines/inputs.js';
import type { FlushMode } from '../names.js';
import { type Answerer, errorsOf } from './answers.js';
import type { InputRunOptions } from './input-run.js';
import type { OwnJob } from './jobs.js';
import { Progress } from './progress.js';
import { Report } from './report.js';
import type { ExitStatus, Streams } from './streams.js';

/** The inputs of a command, and how to read them. */
export interface RunOptions extends InputRunOptions {
  /** URLs; if there are none, the lines of files are read. */
  readonly urls: readonly string[];
  /** Paths, or `-` for standard input. */
  readonly files: readonly string[];
  readonly flush: FlushMode;
}

const FILE_HINT = '. There is a file with this name; use --file to read its lines';

/**
 * Answers URLs or lines.
 *
 * @throws {CommandError} If an option of the job is not valid.
 */
export async function run<Options extends object>(
  { createAnswerer, ...job }: OwnJob<Options>,
  options: RunOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const { urls, files, flush } = options;
  const answerer = await createAnswerer(job.options);
  const inputs = urls.length > 0 ? [] : inputsOf(files, streams);
  const progress = new Progress(inputs, streams);
  const report = new Report(answerer, flush, progress, streams);
  await report.begin();
  if (urls.length > 0) {
    await answerArguments(answerer, urls, report);
  } else {
    const { InputRun } = await import('./input-run.js');
    await new InputRun(job, answerer, options, report, progress).read(inputs);
  }
  return await report.end();
}

async function answerArguments(
  answerer: Answerer,
  urls: readonly string[],
  report: Report,
): Promise<void> {
  for (const [index, url] of urls.entries()) {
    const number = index + 1;
    const answer = answerer.answerArgument(url, number);
    const { output, complaint, warnings = 0 } = answer;
    const place = urls.length === 1 ? 'the argument' : `argument ${number}`;
    const hint = complaint !== undefined && existsSync(url) ? FILE_HINT : '';
    const complaints = complaint === undefined ? '' : `urlkit: ${place} ${complaint}${hint}\n`;
    const errors = errorsOf(answer);
    await report.take({ inputs: 1, errors, warnings, output, complaints, stop: null });
  }
}
