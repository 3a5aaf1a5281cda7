import { createWriteStream, fstatSync, type Stats } from 'node:fs';
import type { Writable } from 'node:stream';
import { readFileStream } from '../lines/file-stream.js';
import { CommandError } from '../run/command-error.js';
import { type ExitStatus, exitStatus, type Streams } from '../run/streams.js';

const END_KEY = process.platform === 'win32' ? 'Ctrl-Z' : 'Ctrl-D';
const TERMINAL_NOTE = `urlkit: reading standard input from the terminal; ${END_KEY} ends it\n`;

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
    return { size: stats.size, open: () => readFileStream(0, false) };
  }
  return {
    size: null,
    open() {
      if (stats?.isDirectory()) throw new CommandError('standard input is a directory');
      if (process.stdin.isTTY) process.stderr.write(TERMINAL_NOTE);
      return process.stdin;
    },
  };
}

// Node's own stream writes to files synchronously, and does not notice if only a part was written.
function openStdout(): Writable {
  if (!statsOf(1)?.isFile()) return process.stdout;
  return createWriteStream('', { fd: 1, autoClose: false });
}

function statsOf(fd: number): Stats | null {
  try {
    return fstatSync(fd);
  } catch {
    return null;
  }
}
