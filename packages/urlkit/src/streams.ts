import type { Readable, Writable } from 'node:stream';

/** What a command reads from and writes to: `process`, or a test's own. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** What the command line ends with. */
export const exitStatus = { success: 0, failure: 1, wrongUsage: 2 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
