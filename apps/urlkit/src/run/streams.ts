import type { Writable } from 'node:stream';
import type { ByteStream } from '../lines/file-stream.js';

/** The streams that a command reads and writes. */
export interface Streams {
  /** Standard input, with the number of its bytes; null if it is not known. */
  readonly stdin: { readonly size: number | null; readonly open: () => ByteStream };
  readonly stdout: Writable & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly hasColors?: () => boolean;
  };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** The exit status of the process if it ends now. */
  exitCode: ExitStatus;
}

/** The exit statuses of the command line. */
export const exitStatus = {
  success: 0,
  failure: 1,
  wrongUsage: 2,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
