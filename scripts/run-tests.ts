// npm run test:unit [-- ARGUMENTS]: runs AVA, without a line for each test that passes. In the folder of a package, runs only the
// tests of that.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { needsShell, root } from './run.js';
import { packageHere } from './workspace.js';

const only = packageHere();
const child = spawn('ava', process.argv.slice(2), {
  cwd: root,
  // For ava.config.js.
  env: { ...process.env, ...(only && { URLKIT_TESTS_IN: only.path }) },
  stdio: ['inherit', 'pipe', 'inherit'],
  shell: needsShell,
});
const closed = once(child, 'close');
let isPassed = false;
for await (const printed of createInterface({ input: child.stdout })) {
  // Titles of tests that run in one process have the name of their file, after that of the bundle.
  const line = printed.replace(/\.cache › tests › together › [\w-]+ › /, '');
  // What a test logs comes after it, indented.
  isPassed = /^ {2}✔/.test(line) || (isPassed && /^(?: {4}|$)/.test(line));
  if (!isPassed) console.log(line);
}
process.exitCode = (await closed)[0] ?? 1;
