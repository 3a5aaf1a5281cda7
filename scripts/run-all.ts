// Runs npm scripts at the same time, and prints the output of each when it ends.

import { run } from './run.js';

await Promise.all(
  process.argv.slice(2).map(async (name) => {
    try {
      console.log(await run('npm', ['run', '--silent', name]));
    } catch (error) {
      console.error(String(error));
      process.exitCode = 1;
    }
  }),
);
