// npm run check -- NAME [ARGUMENTS], and the same with fetch and write: runs a command of scripts/tasks.json, or says which there are.

import { spawnSync } from 'node:child_process';
import { needsShell, root } from './run.js';
import { readJSON } from './workspace.js';

type Tasks = Readonly<Record<string, Readonly<Record<string, string>>>>;

const [kind = '', name = '', ...args] = process.argv.slice(2);
const tasks = readJSON<Tasks>(import.meta.dirname, 'tasks.json')[kind] ?? {};
const steps = tasks[name]?.split(' && ').map((step) => step.split(' '));
if (steps === undefined) {
  console.error(`npm run ${kind} -- NAME, where NAME is ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
// Arguments are for the last command.
steps.at(-1)?.push(...args);
for (const [program = '', ...rest] of steps) {
  const options = { cwd: root, stdio: 'inherit', shell: needsShell } as const;
  const { error, status } = spawnSync(program, rest, options);
  if (error !== undefined) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}
