import { measure as sample } from 'mitata';

/** Does the measured work for one input, and passes each result to `take`. */
export type Operation = (input: string) => void;

export interface Contender {
  readonly name: string;
  readonly operation: Operation;
}

export interface Measurement {
  /** The number of inputs for which all contenders have the same results. Only these are measured. */
  readonly inputs: number;
  readonly timings: readonly {
    readonly name: string;
    /** Nanoseconds for one operation. */
    readonly time: number;
  }[];
}

export function timeOf(measurement: Measurement | undefined, contender: string): number {
  return measurement?.timings.find(({ name }) => name === contender)?.time ?? Number.NaN;
}

/** Returns how many times as fast as a contender the first one is. */
export function ratioTo(measurement: Measurement | undefined, contender: string): number {
  return timeOf(measurement, contender) / (measurement?.timings[0]?.time ?? Number.NaN);
}

/** Whether a run only shows that the benchmark works. */
export const isQuick: boolean =
  process.argv.includes('--quick') || process.env['BENCH_QUICK'] === '1';

const ROUNDS = isQuick ? 1 : 3;
const options = isQuick
  ? { min_cpu_time: 0, min_samples: 1, warmup_samples: 1, batch_samples: 1 }
  : { min_cpu_time: 40e6, min_samples: 5 };

const sink = { codeUnits: 0 };
let collected: string[] | null = null;

/** Receives the results of operations, so that no engine skips their computation. */
export function take(result: string): void {
  // Reading a code unit flattens a rope.
  sink.codeUnits ^= result.charCodeAt(0);
  if (collected !== null) collected.push(result);
}

/** Returns the results of an operation in one string, or null if it throws. */
function resultsOf(operation: Operation, input: string): string | null {
  const results: string[] = [];
  collected = results;
  try {
    operation(input);
    return JSON.stringify(results);
  } catch {
    return null;
  } finally {
    collected = null;
  }
}

/** Returns the inputs for which contenders have the same results, and none throws. */
export function agreedInputs(
  contenders: readonly Contender[],
  inputs: readonly string[],
): readonly string[] {
  const agreed = inputs.filter((input) => {
    const [expected, ...others] = contenders.map(({ operation }) => resultsOf(operation, input));
    return expected !== null && others.every((results) => results === expected);
  });
  if (agreed.length === 0) throw new Error('The contenders agree on no input');
  return agreed;
}

/** Measures contenders on the same inputs in one process. They take turns. */
export async function measure(
  contenders: readonly Contender[],
  inputs: readonly string[],
): Promise<Measurement> {
  const times = contenders.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { operation }] of contenders.entries()) {
      const { p50 } = await sample(() => {
        for (const input of inputs) operation(input);
      }, options);
      times[index] = Math.min(times[index] ?? p50, p50 / inputs.length);
    }
  }
  return {
    inputs: inputs.length,
    timings: contenders.map(({ name }, index) => ({ name, time: times[index] ?? Number.NaN })),
  };
}

const LONG_ENOUGH = isQuick ? 0 : 300e6;

/** Returns the least time that an operation takes for an input, in nanoseconds. */
export function leastTime(operation: Operation, input: string): number {
  let least = Number.POSITIVE_INFINITY;
  let total = 0;
  do {
    const start = process.hrtime.bigint();
    operation(input);
    const time = Number(process.hrtime.bigint() - start);
    least = Math.min(least, time);
    total += time;
  } while (total < LONG_ENOUGH);
  return least;
}
