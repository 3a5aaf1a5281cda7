#!/usr/bin/env node
import { main } from './main.js';
import { standardStreams } from './output/standard-streams.js';
import { explainSystemError } from './run/command-error.js';
import { exitStatus } from './run/streams.js';

const streams = standardStreams();
streams.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no error, but neither does it undo one.
  if (error.code !== 'EPIPE') {
    process.stderr.write(`urlkit: the output cannot be written: ${explainSystemError(error)}\n`);
    process.exitCode = exitStatus.wrongUsage;
  }
  process.exit();
});
// Nobody is left to tell about it.
process.stderr.on('error', () => {});

process.exitCode = await main(process.argv.slice(2), streams);
