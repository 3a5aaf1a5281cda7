import { createReadStream, createWriteStream, fstatSync, type Stats } from 'node:fs';
import type { Writable } from 'node:stream';
import { CommandError } from '../run/command-error.js';
import { type ExitStatus, exitStatus, type Streams } from '../run/streams.js';

const CHUNK = 2 ** 18;

/** The streams of this process. */
export function standardStreams(): Streams {
  return {
    stdin: standardInput(),
    stdout: openStdout(),
    stderr: process.stderr,
    get exitCode() {
      return (process.exitCode ?? exitStatus.success) as ExitStatus;
    },
    set exitCode(status) {
      process.exitCode = status;
    },
  };
}

function standardInput(): Streams['stdin'] {
  const stats = statsOf(0);
  if (stats?.isFile()) {
    const options = { fd: 0, autoClose: false, highWaterMark: CHUNK };
    return { size: stats.size, open: () => createReadStream('', options) };
  }
  return {
    size: null,
    open() {
      if (stats?.isDirectory()) throw new CommandError('standard input is a directory');
      return process.stdin;
    },
  };
}

// Node writes to files while nothing else runs, and does not see when only a part was written.
function openStdout(): Writable {
  if (!statsOf(1)?.isFile()) return process.stdout;
  return createWriteStream('', { fd: 1, autoClose: false, highWaterMark: CHUNK });
}

function statsOf(fd: number): Stats | null {
  try {
    return fstatSync(fd);
  } catch {
    return null;
  }
}
