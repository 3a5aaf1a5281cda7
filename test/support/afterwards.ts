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

/** Returns by how many bytes the heap grows with each call: the least of several measurements. */
export async function growthOf(call: () => unknown, count: number): Promise<number> {
  const run = async (): Promise<number> => {
    for (let index = 0; index < count; index++) await call();
    for (let round = 0; round < (isLongRun ? 5 : 3); round++) {
      await wait(50);
      collectGarbage();
    }
    return process.memoryUsage().heapUsed;
  };
  await run();
  const sizes = [await run(), await run(), await run(), await run()];
  const growth = sizes.slice(1).map((size, index) => (size - (sizes[index] ?? 0)) / count);
  return Math.min(...growth);
}

/** How many timers, look-ups and other handles of a kind the process has. */
export function handles(kind: RegExp): number {
  return process.getActiveResourcesInfo().filter((type) => kind.test(type)).length;
}
