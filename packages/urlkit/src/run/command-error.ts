import { type ExitStatus, exitStatus } from './streams.js';

/** What ends a command or keeps an input from being read. The message says what is wrong, and where. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly status: ExitStatus;

  constructor(message: string, status: ExitStatus = exitStatus.wrongUsage) {
    super(message);
    this.status = status;
  }
}

/** Why a file cannot be read or written, without the names of system calls. */
export function explainSystemError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a directory';
    case 'EACCES':
    case 'EPERM':
      return 'that is not permitted';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
