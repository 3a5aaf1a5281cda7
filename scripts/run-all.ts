// Runs npm scripts, as many at a time as there are processors, and prints the output of each when it ends.

import { availableParallelism } from 'node:os';
import { run } from './run.js';

const names = process.argv.slice(2).values();

async function runNext(): Promise<void> {
  for (const name of names) {
    try {
      console.log(await run('npm', ['run', '--silent', name]));
    } catch (error) {
      console.error(String(error));
      process.exitCode = 1;
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
