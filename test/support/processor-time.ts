// How much of the processor's time some work takes. Other processes do not add to it, but garbage and threads of this one do.

/** Starts to measure, and returns a function for the milliseconds since. */
export function startProcessorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
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
