import { quoted } from '../output/visible-text.js';
import { type ExitStatus, exitStatus } from './streams.js';

/** An error that ends a command or the reading of an input. The message says what is wrong, and where. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly status: ExitStatus;

  constructor(message: string, status: ExitStatus = exitStatus.wrongUsage) {
    super(message);
    this.status = status;
  }
}

/** Explains why a file or a port cannot be used, without names of system calls. */
export function explainSystemError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a directory';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'ENOTDIR':
      return 'a part of the path is not a directory';
    case 'ELOOP':
      return 'its symbolic links form a loop';
    case 'ENAMETOOLONG':
      return 'the name is too long';
    case 'ENOSPC':
      return 'the disk is full';
    case 'EADDRINUSE':
      return 'another program uses it';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** Returns a command's error, or that of the file system as one. Throws other errors again: they are defects. */
export function commandErrorOf(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const path = 'path' in error && typeof error.path === 'string' ? `${quoted(error.path)}: ` : '';
  return new CommandError(`${path}${explainSystemError(error)}`);
}
