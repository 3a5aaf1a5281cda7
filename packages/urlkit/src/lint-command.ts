import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { validateURL } from '@urlkit/url-validation';
import { type ExitStatus, exitStatus, readLines, type Streams, write } from './streams.js';
import { parseBase } from './try-parse.js';

export interface LintOptions {
  readonly base?: string | undefined;
}

/**
 * Reports the validation errors of the URLs in files, one URL a line, as
 * `file:line:column name message`; columns are in code units, from 1 on.
 *
 * @param files Paths; `-`, or no path at all, stands for standard input.
 */
export async function runLint(
  files: readonly string[],
  { base }: LintOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const baseURL = parseBase(base, streams);
  if (baseURL === undefined) return exitStatus.failure;

  let status: ExitStatus = exitStatus.success;
  for (const file of files.length === 0 ? ['-'] : files) {
    const input: Readable = file === '-' ? streams.stdin : createReadStream(file);
    try {
      for await (const { line, lineNumber } of readLines(input)) {
        const { diagnostics } = validateURL(line, { base: baseURL });
        for (const { name, start, message } of diagnostics) {
          await write(streams, `${file}:${lineNumber}:${start + 1} ${name} ${message}\n`);
        }
        if (diagnostics.length > 0 && status === exitStatus.success) status = exitStatus.failure;
      }
    } catch (error) {
      streams.stderr.write(
        `urlkit: ${file} cannot be read: ${error instanceof Error ? error.message : error}\n`,
      );
      status = exitStatus.wrongUsage;
    }
  }
  return status;
}
