// Runs npm scripts, as many at a time as there are processors. What comes after the argument `then` begins when all
// before it has passed. Prints the output of the first as it comes, and that of each other when it ends. At the end,
// repeats the output of those that failed, and prints the result and the time of each.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { needsShell, root } from './run.js';

interface Step {
  /** The script, with its arguments. */
  readonly name: string;
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
}

/** How many lines of a failed script are repeated. */
const REPEATED_LINES = 100;

async function runStep(step: Step, isShown: boolean): Promise<void> {
  const start = performance.now();
  const args = ['run', '--silent', ...step.name.split(' ')];
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: needsShell,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      step.output += text;
      if (isShown) process.stdout.write(text);
    });
  }
  const [status] = await once(child, 'close');
  step.result = status === 0 ? 'passed' : 'failed';
  step.seconds = (performance.now() - start) / 1_000;
  if (!isShown) console.log(`\n> ${step.name}\n${step.output.trimEnd()}`);
}

async function runGroup(steps: readonly Step[]): Promise<boolean> {
  const queue = steps.entries();
  async function runNext(): Promise<void> {
    for (const [index, step] of queue) await runStep(step, index === 0);
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext));
  return steps.every(({ result }) => result === 'passed');
}

const groups: Step[][] = [[]];
for (const name of process.argv.slice(2)) {
  if (name === 'then') groups.push([]);
  else groups.at(-1)?.push({ name, result: 'not run', seconds: 0, output: '' });
}
for (const group of groups) {
  if (!(await runGroup(group))) break;
}
const steps = groups.flat();
for (const { name, result, output } of steps) {
  if (result !== 'failed') continue;
  const lines = output.trimEnd().split('\n').slice(-REPEATED_LINES);
  console.log(`\n${name} failed:\n\n${lines.join('\n')}`);
}
console.log();
for (const { name, result, seconds } of steps) {
  const time = result === 'not run' ? '' : `${seconds.toFixed(0)} s`;
  console.log(`${name.padEnd(40)}${result.padEnd(8)}${time.padStart(7)}`);
}
if (steps.some(({ result }) => result !== 'passed')) process.exitCode = 1;
