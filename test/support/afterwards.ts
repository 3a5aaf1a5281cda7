// What goes on after some work has ended. What is left after one second counts.

import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isLongRun } from './long-run.js';

setFlagsFromString('--expose-gc');

/** Collects garbage now. */
export const collectGarbage: () => void = runInNewContext('gc');

/** Waits until a number is 0, for at most one second. Returns what it is then. */
export async function settled(count: () => number): Promise<number> {
  for (let round = 0; round < 20 && count() > 0; round++) await wait(50);
  return count();
}

/**
 * Returns by how many bytes the heap grows with each call: the first of several measurements that is below the limit, or the
 * least.
 */
export async function growthOf(call: () => unknown, count: number, limit: number): Promise<number> {
  const run = async (): Promise<number> => {
    for (let index = 0; index < count; index++) await call();
    for (let round = 0; round < (isLongRun ? 5 : 3); round++) {
      await wait(50);
      collectGarbage();
    }
    return process.memoryUsage().heapUsed;
  };
  await run();
  let before = await run();
  let least = Infinity;
  for (let round = 0; round < 3 && least >= limit; round++) {
    const after = await run();
    least = Math.min(least, (after - before) / count);
    before = after;
  }
  return least;
}

/** How many timers, look-ups and other handles of a kind the process has. */
export function handles(kind: RegExp): number {
  return process.getActiveResourcesInfo().filter((type) => kind.test(type)).length;
}
