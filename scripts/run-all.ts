// Runs npm scripts, as many at a time as there are processors. Prints the output of the first as it comes, and that
// of each other when it ends.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { needsShell, root, run } from './run.js';

const [first = '', ...rest] = process.argv.slice(2);
const others = rest.values();

async function runFirst(): Promise<void> {
  const options = { cwd: root, stdio: 'inherit', shell: needsShell } as const;
  const [status] = await once(spawn('npm', ['run', '--silent', first], options), 'close');
  if (status !== 0) process.exitCode = 1;
}

async function runOthers(): Promise<void> {
  for (const name of others) {
    try {
      console.log(await run('npm', ['run', '--silent', name]));
    } catch (error) {
      console.error(String(error));
      process.exitCode = 1;
    }
  }
}

const lanes = Math.max(1, availableParallelism() - 1);
await Promise.all([runFirst(), ...Array.from({ length: lanes }, runOthers)]);
