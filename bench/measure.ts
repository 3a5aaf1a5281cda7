import { type Spread, spreadOf } from './statistics.js';

/** Does the measured work for one input, and hands each result to `take`. */
export type Operation<Input> = (input: Input) => void;

export interface Contender<Input> {
  readonly name: string;
  readonly operation: Operation<Input>;
}

/** A contender's time for one operation in nanoseconds, over all rounds. */
export interface Timing extends Spread {
  readonly name: string;
  /** On how many inputs its results were not those of the first contender. */
  readonly differences: number;
  /** One of these inputs. */
  readonly differenceExample: string | null;
}

export interface Measurement {
  /** How many inputs were measured: those on which all contenders had the same results. */
  readonly inputs: number;
  readonly dropped: number;
  readonly timings: readonly Timing[];
}

/** How many times as fast as a contender the first one is, by their medians. */
export function ratioTo(measurement: Measurement | null, contender: string): number {
  const [first] = measurement?.timings ?? [];
  const other = measurement?.timings.find(({ name }) => name === contender);
  return (other?.median ?? Number.NaN) / (first?.median ?? Number.NaN);
}

const WARM_UP = 300e6;
const SAMPLE = 30e6;

const sink = { codeUnits: 0 };
let collected: string[] | null = null;

/** Receives the results of operations, so that no engine can leave one uncomputed. */
export function take(result: string): void {
  // Reading a code unit makes the engine write out a string that it keeps as a concatenation.
  sink.codeUnits ^= result.charCodeAt(0);
  if (collected !== null) collected.push(result);
}

/** The results of an operation in one string, or null if it throws. */
function resultsOf<Input>(operation: Operation<Input>, input: Input): string | null {
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

/** Nanoseconds for one operation, in the mean over some passes through all inputs. */
function time<Input>(
  operation: Operation<Input>,
  inputs: readonly Input[],
  passes: number,
): number {
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
  const start = process.hrtime.bigint();
  for (let pass = 0; pass < passes; pass++) {
    for (const input of inputs) operation(input);
  }
  return Number(process.hrtime.bigint() - start) / (passes * inputs.length);
}

/** Warms an operation up and returns how many passes through the inputs make a sample. */
function warmUp<Input>(operation: Operation<Input>, inputs: readonly Input[]): number {
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
export function measure<Input>(
  contenders: readonly Contender<Input>[],
  inputs: readonly Input[],
  rounds: number,
): Measurement {
  const entries = contenders.map((contender) => ({
    ...contender,
    differing: [] as Input[],
    sample: [] as number[],
  }));
  const agreed = inputs.filter((input) => {
    const [expected, ...others] = entries.map(({ operation }) => resultsOf(operation, input));
    others.forEach((results, index) => {
      if (results !== expected) entries[index + 1]?.differing.push(input);
    });
    return expected !== null && others.every((results) => results === expected);
  });

  if (agreed.length > 0) {
    const passes = entries.map(({ operation }) => warmUp(operation, agreed));
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < entries.length; turn++) {
        const index = (round + turn) % entries.length;
        const entry = entries[index];
        entry?.sample.push(time(entry.operation, agreed, passes[index] ?? 1));
      }
    }
  }
  return {
    inputs: agreed.length,
    dropped: inputs.length - agreed.length,
    timings: entries.map(({ name, differing, sample }) => ({
      name,
      ...spreadOf(sample),
      differences: differing.length,
      differenceExample: differing.length > 0 ? JSON.stringify(differing[0]) : null,
    })),
  };
}

/** Measures one operation on inputs in turn, and returns the least time for each, in nanoseconds. */
export function measureEach(
  operation: Operation<string>,
  inputs: readonly string[],
  rounds: number,
): number[] {
  const passes = inputs.map((input) =>
    Math.max(1, Math.round(SAMPLE / time(operation, [input], 1))),
  );
  const samples = inputs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    inputs.forEach((input, index) => {
      samples[index]?.push(time(operation, [input], passes[index] ?? 1));
    });
  }
  return samples.map((sample) => Math.min(...sample));
}
