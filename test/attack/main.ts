// Attacks everything that is public with random texts until the time is over, and compares URLs with whatwg-url,
// Node 26, Ada and Rust:
//
//   npm run attack -- [--minutes N] [--seed N]

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc, { type IRawProperty } from 'fast-check';
import { attempts, growthOf } from './attempts.js';
import { compareWith, installPeers, staleDifferences } from './compare-with-peers.js';
import { compare, runs } from './differential.js';
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
const minutes = Number(values.minutes);
/** The milliseconds of each part of a round. */
const ROUND = Math.min(15_000, minutes * 15_000);

const growth = fc.property(attempts, (attempt) => {
  const growth = growthOf(attempt, LENGTH, MILLISECONDS);
  if (growth !== null) throw new Error(`${attempt[0].name}: ${growth}`);
});

const differential = fc.property(runs, compare);

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
  const options = ['--import=tsx', heapOption(), script, `${seed}`, `${ROUND}`];
  const { status, stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`It takes too much memory, or fails: ${stdout.trim().split('\n').at(-1)}`);
}

const installed = await installPeers();
for (const one of installed) {
  const stale = staleDifferences(one);
  if (stale.length > 0) throw new Error(`${one.peer.name} has no such difference: ${stale}`);
}

const end = Date.now() + minutes * 60_000;
const peers = ['whatwg-url', ...installed.map(({ peer }) => peer.name)];
let seed = Number(values.seed);
do {
  console.log(`Seed ${seed}: growth, memory, ${peers.join(', ')}`);
  check(growth, seed);
  checkMemory(seed);
  check(differential, seed);
  for (const one of installed) compareWith(one, seed);
  seed++;
} while (Date.now() < end);
console.log('Nothing was found');
