// Measures workloads: one in a process of its own, or many in a process that has seen all operations and strings.

import type { Cast } from './contenders.js';
import type { Form } from './corpora.js';
import type { Measurement } from './measure.js';
import { meetEverything, prepare, workloads } from './workloads.js';

/** What a process measures. */
export interface Task {
  readonly cast: Cast;
  /** The names of workloads. */
  readonly names: readonly string[];
  readonly forms: readonly Form[];
  /** Whether it measures nothing else, and has seen nothing else. */
  readonly isAlone: boolean;
}

/** A measurement, and what was measured. */
export interface Result {
  readonly name: string;
  readonly form: Form;
  readonly measurement: Measurement;
}

const { cast, names, forms, isAlone }: Task = JSON.parse(process.argv[2] ?? '');
if (!isAlone) await meetEverything(cast);
const results: Result[] = [];
for (const workload of workloads.filter(({ name }) => names.includes(name))) {
  const measure = await prepare(workload, cast);
  for (const form of forms) {
    results.push({ name: workload.name, form, measurement: await measure(form) });
  }
}
console.log(JSON.stringify(results));
