import type { Readable, Writable } from 'node:stream';

/** What a command reads from and writes to. */
export interface Streams {
  /** Standard input, with the number of its bytes if that is known. */
  readonly stdin: { readonly size: number | null; readonly open: () => Readable };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly hasColors?: () => boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** What the process ends with, if it ends now. */
  exitCode: ExitStatus;
}

/** What the command line ends with. */
export const exitStatus = {
  success: 0,
  failure: 1,
  wrongUsage: 2,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
