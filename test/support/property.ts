// Properties of random inputs. Short runs take a few hundred of them; URLKIT_RUNS=n takes n times as many inputs and a new seed.
// URLKIT_SEED=n repeats a run.

import type { ExecutionContext } from 'ava';
import fc, { type Arbitrary } from 'fast-check';
import { isShortRun } from './long-run.js';

const { URLKIT_RUNS, URLKIT_SEED } = process.env;
const newSeed = URLKIT_RUNS === undefined ? 1 : Date.now() & 0x7fffffff;

const seed = URLKIT_SEED === undefined ? newSeed : Number(URLKIT_SEED);
const multiplier = Number(URLKIT_RUNS ?? 1);
/** Of more inputs than these, a short run takes a tenth. */
const ALWAYS = isShortRun ? 500 : Infinity;

/** Checks that a function does not throw for `count` random inputs, or for as many as the length of the run asks for. Returns their number. */
export function checkProperty<Input>(
  t: ExecutionContext,
  count: number,
  inputs: Arbitrary<Input>,
  check: (input: Input) => void,
): number {
  const numRuns = Math.ceil(
    (Math.min(count, ALWAYS) + Math.max(count - ALWAYS, 0) / 10) * multiplier,
  );
  t.log(`${numRuns} inputs, URLKIT_SEED=${seed}`);
  let checked = 0;
  const property = fc.property(inputs, (input) => {
    checked++;
    check(input);
  });
  fc.assert(property, { numRuns, seed, includeErrorInReport: true });
  t.is(checked, numRuns);
  return numRuns;
}
