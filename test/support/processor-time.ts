// How much of the processor's time some work takes. Other processes do not add to it, but garbage and threads of this one do.

import { spawnSync } from 'node:child_process';

/** Starts to measure, and returns a function for the milliseconds since. */
export function startProcessorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Milliseconds that a process that does nothing takes if the machine has nothing else to do. */
const USUAL_PROCESS = 40;

/** How many times as long as usual a process takes at this moment, as other programs run. At least 1. */
export function slowness(): number {
  const start = performance.now();
  spawnSync(process.execPath, ['--eval', '0']);
  return Math.max(1, (performance.now() - start) / USUAL_PROCESS);
}

/**
 * The least of ten measurements, or the first one that is small enough. What is done each time is in each of them; what
 * only happened meanwhile is not.
 */
export async function leastOf(
  measure: () => number | Promise<number>,
  enough: number,
): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 10 && least > enough; round++) {
    least = Math.min(least, await measure());
  }
  return least;
}
