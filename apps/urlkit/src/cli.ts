#!/usr/bin/env node
import { main } from './main.js';
import { standardStreams } from './output/standard-streams.js';
import { explainSystemError } from './run/command-error.js';
import { exitStatus } from './run/streams.js';

const streams = standardStreams();
streams.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // It is not an error if the reader stops early, as `head` does. The exit status of other errors stays the same.
  if (error.code !== 'EPIPE') {
    process.stderr.write(`urlkit: the output cannot be written: ${explainSystemError(error)}\n`);
    process.exitCode = exitStatus.wrongUsage;
  }
  process.exit();
});
// Errors of standard error cannot be reported.
process.stderr.on('error', () => {});

void main(process.argv.slice(2), streams).then((status) => {
  process.exitCode = status;
});
