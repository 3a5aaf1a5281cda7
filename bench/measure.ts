import { median } from 'simple-statistics';

/** Does the measured work for one input, and hands each result to `take`. */
export type Operation = (input: string) => void;

export interface Contender {
  readonly name: string;
  readonly operation: Operation;
}

export interface Measurement {
  /** How many inputs were measured: those on which all contenders had the same results. */
  readonly inputs: number;
  readonly dropped: number;
  readonly timings: readonly {
    readonly name: string;
    /** Nanoseconds for one operation, in the median of the rounds. */
    readonly time: number;
  }[];
}

export function timeOf(measurement: Measurement | undefined, contender: string): number {
  return measurement?.timings.find(({ name }) => name === contender)?.time ?? Number.NaN;
}

/** How many times as fast as a contender the first one is. */
export function ratioTo(measurement: Measurement | undefined, contender: string): number {
  return timeOf(measurement, contender) / (measurement?.timings[0]?.time ?? Number.NaN);
}

/** Whether a run only shows that the benchmark works. */
export const isQuick: boolean = process.env['BENCH_QUICK'] === '1';

const ROUNDS = isQuick ? 1 : 9;

/** In nanoseconds. */
const WARM_UP = isQuick ? 1 : 250e6;
const SAMPLE = isQuick ? 1 : 30e6;

const sink = { codeUnits: 0 };
let collected: string[] | null = null;

/** Receives the results of operations, so that no engine can leave one uncomputed. */
export function take(result: string): void {
  // Reading a code unit makes the engine write out a string that it keeps as a concatenation.
  sink.codeUnits ^= result.charCodeAt(0);
  if (collected !== null) collected.push(result);
}

/** The results of an operation in one string, or null if it throws. */
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

function agreeOn(contenders: readonly Contender[], input: string): boolean {
  const [expected, ...others] = contenders.map(({ operation }) => resultsOf(operation, input));
  return expected !== null && others.every((results) => results === expected);
}

/** Nanoseconds for one operation, in the mean over some passes through all inputs. */
function time(operation: Operation, inputs: readonly string[], passes: number): number {
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
  const start = process.hrtime.bigint();
  for (let pass = 0; pass < passes; pass++) {
    for (const input of inputs) operation(input);
  }
  return Number(process.hrtime.bigint() - start) / (passes * inputs.length);
}

/** Warms an operation up and returns how many passes through the inputs make a sample. */
function warmUp(operation: Operation, inputs: readonly string[]): number {
  let spent = 0;
  let last = 0;
  for (let passes = 1; spent < WARM_UP; passes *= 2) {
    last = time(operation, inputs, passes) * inputs.length;
    spent += last * passes;
  }
  return Math.max(1, Math.round(SAMPLE / last));
}

/**
 * Measures what contenders need for the same inputs, in one process: round by round, each time
 * beginning with another contender. Inputs on which they do not agree, or on which one throws, are
 * left out for all.
 */
export function measure(contenders: readonly Contender[], inputs: readonly string[]): Measurement {
  const agreed = inputs.filter((input) => agreeOn(contenders, input));
  if (agreed.length === 0) throw new Error('The contenders agree on no input');
  const entries = contenders.map(({ name, operation }) => {
    const passes = warmUp(operation, agreed);
    const sample: number[] = [];
    return { name, sample, run: () => sample.push(time(operation, agreed, passes)) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % entries.length;
    for (const { run } of [...entries.slice(first), ...entries.slice(0, first)]) run();
  }
  return {
    inputs: agreed.length,
    dropped: inputs.length - agreed.length,
    timings: entries.map(({ name, sample }) => ({ name, time: median(sample) })),
  };
}

/** Measures one operation on inputs in turn, and returns the least time for each, in nanoseconds. */
export function measureEach(
  operation: Operation,
  inputs: readonly string[],
  rounds: number,
): number[] {
  const passes = inputs.map((input) =>
    Math.max(1, Math.round(SAMPLE / time(operation, [input], 1))),
  );
  const samples = inputs.map((): number[] => []);
  for (let round = 0; round < (isQuick ? 1 : rounds); round++) {
    inputs.forEach((input, index) => {
      samples[index]?.push(time(operation, [input], passes[index] ?? 1));
    });
  }
  return samples.map((sample) => Math.min(...sample));
}
