// Attacks everything that is public with random texts until the time is over:
//
//   npm run attack -- [--minutes N] [--seed N]

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc, { type IRawProperty } from 'fast-check';
import { attempts, isTooSlow } from './attempts.js';
import { compare, implementations, runs } from './differential.js';
import { heapOption } from './heap.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() & 0x7fffffff) },
  },
});

/** One megabyte may take a second, whatever is in it. */
const LENGTH = 2 ** 20;
const MILLISECONDS = 1000;
const ROUND = 15_000;

const growth = fc.property(attempts, (attempt) => {
  if (isTooSlow(attempt, LENGTH, MILLISECONDS)) throw new Error(`${attempt[0].name} is too slow`);
});

const differential = implementations.map((implementation) =>
  fc.property(runs, ([input, operations]) => compare(implementation, input, operations)),
);

function check<Input>(property: IRawProperty<Input, false>, seed: number): void {
  fc.assert(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: ROUND,
    // Shorter texts take no time, so there is nothing to find by them.
    endOnFailure: true,
    includeErrorInReport: true,
  });
}

function checkMemory(seed: number): void {
  const script = fileURLToPath(new URL('memory.ts', import.meta.url));
  const options = ['--import=tsx', heapOption, script, `${seed}`, `${ROUND}`];
  const { status, stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`It takes too much memory, or fails: ${stdout.trim().split('\n').at(-1)}`);
}

const end = Date.now() + Number(values.minutes) * 60_000;
let seed = Number(values.seed);
do {
  console.log(
    `Seed ${seed}: growth, memory, ${implementations.map(({ name }) => name).join(', ')}`,
  );
  check(growth, seed);
  checkMemory(seed);
  for (const property of differential) check(property, seed);
  seed++;
} while (Date.now() < end);
console.log('Nothing was found');
