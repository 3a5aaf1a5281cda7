#!/usr/bin/env node
import { main } from './main.js';
import { exitStatus } from './streams.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no error.
  if (error.code !== 'EPIPE') {
    process.stderr.write(`urlkit: the output cannot be written: ${error.message}\n`);
    process.exitCode = exitStatus.wrongUsage;
  }
  process.exit();
});
// Nobody is left to tell about it.
process.stderr.on('error', () => {});

process.exitCode = await main(process.argv.slice(2), process);
