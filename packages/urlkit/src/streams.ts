import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What a command reads from and writes to: `process`, or a test's own. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly hasColors?: () => boolean };
  readonly stderr: Writable;
}

/** What the command line ends with. */
export const exitStatus = { success: 0, failure: 1, wrongUsage: 2 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** The lines of a stream that are not empty, without a byte order mark, and their numbers from 1. */
export async function* readLines(
  input: Readable,
): AsyncGenerator<{ readonly line: string; readonly lineNumber: number }> {
  let lineNumber = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    lineNumber++;
    const text = lineNumber === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text !== '') yield { line: text, lineNumber };
  }
}

/** Writes to standard output, no faster than it is read. */
export async function write({ stdout }: Streams, text: string): Promise<void> {
  if (!stdout.write(text)) await once(stdout, 'drain');
}
