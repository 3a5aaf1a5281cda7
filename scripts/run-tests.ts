// npm run test:unit [-- ARGUMENTS]: runs AVA. Of tests that pass, prints one line for each file. In the folder of a package, runs
// only the tests of that.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { needsShell, root } from './run.js';
import { packageHere } from './workspace.js';

interface PassedFile {
  count: number;
  /** What its slowest test took. AVA does not say what fast ones took. */
  seconds: number;
}

const passed = new Map<string, PassedFile>();

function addPassed(path: readonly string[], duration: string): void {
  // AVA leaves out the name of a single file.
  const name = path.join('/') || (process.argv.at(-1) ?? '');
  const file = passed.get(name) ?? { count: 0, seconds: 0 };
  passed.set(name, file);
  file.count++;
  const [, minutes = 0, seconds = 0, milliseconds = 0] =
    /^(?:(\d+)m)? ?(?:([\d.]+)s)?(?:(\d+)ms)?$/.exec(duration) ?? [];
  const time = Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1_000;
  file.seconds = Math.max(file.seconds, time);
}

function printPassed(): void {
  for (const [name, { count, seconds }] of Array.from(passed).sort()) {
    const time = seconds < 1 ? '' : `${seconds.toFixed(1)} s`;
    console.log(`  ✔ ${name.padEnd(64)}${String(count).padStart(5)}${time.padStart(9)}`);
  }
  passed.clear();
}

const only = packageHere();
const child = spawn('ava', process.argv.slice(2), {
  cwd: root,
  // For ava.config.js.
  env: { ...process.env, ...(only && { URLKIT_TESTS_IN: only.path }) },
  stdio: ['inherit', 'pipe', 'inherit'],
  shell: needsShell,
});
const closed = once(child, 'close');
let isBlank = false;
let isPassed = false;
for await (const printed of createInterface({ input: child.stdout })) {
  // Titles of tests that run in one process have the name of their file, after that of the bundle.
  const line = printed.replace(/\.cache › tests › together › [\w-]+ › /, '');
  const [, test, duration = ''] = /^ {2}✔ (.*?)(?: \(([\d.ms ]+)\))?$/.exec(line) ?? [];
  // What a test logs comes after it.
  isPassed = test !== undefined || (isPassed && line.startsWith('    '));
  if (test !== undefined) {
    addPassed(test.split(' › ').slice(0, -1), duration);
  } else if (!isPassed) {
    // What follows tests: a line that separates failures, or how many tests passed.
    if (/^ {2}(?:─|\d+ )/.test(line)) printPassed();
    if (line !== '' || !isBlank) console.log(line);
    isBlank = line === '';
  }
}
const [status] = await closed;
process.exitCode = status ?? 1;
