// The figures of one run, and the processes that measure them.

import { createRequire } from 'node:module';
import { cpus, release, type } from 'node:os';
import { build } from 'esbuild';
import { median } from 'simple-statistics';
import { run } from '../../scripts/run.js';
import { findNode } from '../../test/support/engine-cache.js';
import type { Cast } from './contenders.js';
import type { Form } from './corpora.js';
import { isQuick, type Measurement, timeOf } from './measure.js';
import type { Growth } from './run-growth.js';
import type { HeapUse } from './run-heap.js';
import type { ImportCost } from './run-import.js';
import type { Kept } from './run-kept.js';
import type { Result, Task } from './run-workload.js';
import { settings } from './settings.js';

export interface Environment {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly system: string;
  readonly packages: Readonly<Record<string, string>>;
}

export interface Figures {
  readonly environment: Environment;
  readonly nodes: readonly NodeFigures[];
}

/** The form of the inputs, and whether the process has seen nothing else, or everything. */
export type Condition = `${Form}, ${'alone' | 'after all'}`;

/** The measurements of a workload. */
export type Row = Partial<Record<Condition, Measurement>>;

/** The figures of one version of Node. */
export interface NodeFigures {
  readonly node: Node;
  /** By cast, and by the workload's name. */
  readonly workloads: Readonly<Record<Cast, Record<string, Row>>>;
  /** By the implementation's name. */
  readonly heap: Record<string, HeapUse & { readonly count: number }>;
  /** By what is kept. */
  kept: Kept;
  /** By the imported module. */
  readonly imports: Record<string, ImportCost>;
  readonly growths: Growth[];
}

export interface Node {
  readonly major: string;
  readonly command: string;
  readonly versions: Readonly<Record<string, string>>;
}

export function readEnvironment(): Environment {
  const require = createRequire(import.meta.url);
  const versions = settings.packages.map((name) => [name, require(`${name}/package.json`).version]);
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    system: `${type()} ${release().replace(/-.*/, '')}`,
    packages: Object.fromEntries(versions),
  };
}

export async function openNode(major: string): Promise<NodeFigures> {
  const command = await findNode(major);
  const versions = JSON.parse(await run(command, ['-p', 'JSON.stringify(process.versions)']));
  return {
    node: { major, command, versions },
    workloads: { 'built-in': {}, peers: {} },
    heap: {},
    kept: {},
    imports: {},
    growths: [],
  };
}

/** Runs a program of this folder and returns what it prints. */
async function runProgram<Result>(
  { command }: Node,
  name: string,
  ...args: string[]
): Promise<Result> {
  const flags = ['--expose-gc', '--max-old-space-size=4096'];
  return JSON.parse(await run(command, [...flags, `apps/bench/dist/${name}.js`, ...args]));
}

/** Measures workloads. Keeps the least time of each contender, as other programs only make them slower. */
export async function measureWorkloads(
  { node, workloads }: NodeFigures,
  task: Task,
): Promise<readonly Result[]> {
  const results = await runProgram<Result[]>(node, 'run-workload', JSON.stringify(task));
  for (const { name, form, measurement } of results) {
    const row = workloads[task.cast][name] ?? {};
    workloads[task.cast][name] = row;
    const condition: Condition = `${form}, ${task.isAlone ? 'alone' : 'after all'}`;
    const earlier = row[condition];
    const timings = measurement.timings.map(({ name, time }) => ({
      name,
      time: Math.min(time, timeOf(earlier, name) || time),
    }));
    row[condition] = { ...measurement, timings };
  }
  return results;
}

export async function measureGrowth({ node, growths }: NodeFigures): Promise<void> {
  growths.push(...(await runProgram<Growth[]>(node, 'run-growth')));
}

export async function measureHeap({ node, heap }: NodeFigures): Promise<void> {
  for (const [name, [wanted, ...specifiers]] of Object.entries(settings.heap)) {
    const count = isQuick ? 1000 : wanted;
    const use = await runProgram<HeapUse>(node, 'run-heap', String(count), ...specifiers);
    heap[name] = { ...use, count };
  }
}

export async function measureKept(figures: NodeFigures): Promise<void> {
  figures.kept = await runProgram<Kept>(figures.node, 'run-kept');
}

/** In the order of the table. */
export const importCosts = ['import', 'firstURL', 'firstUnicodeHost', 'nextUnicodeHost'] as const;
const IMPORT_ROUNDS = isQuick ? 1 : 15;
const BUNDLE = 'apps/bench/dist/bundle.js';

export async function measureImports({ node, imports }: NodeFigures): Promise<void> {
  const contents = "export { URL, URLSearchParams } from '@urlkit/url-api'";
  const stdin = { contents, resolveDir: process.cwd() };
  await build({ stdin, bundle: true, format: 'esm', outfile: BUNDLE });
  const costs = Object.entries(settings.imports).map(([name, specifier]) => ({
    name,
    specifier,
    sample: [] as ImportCost[],
  }));
  for (let round = 0; round < IMPORT_ROUNDS; round++) {
    for (const { specifier, sample } of costs) {
      sample.push(await runProgram(node, 'run-import', specifier));
    }
  }
  for (const { name, sample } of costs) {
    const medianOf = (key: keyof ImportCost) => [key, median(sample.map((cost) => cost[key]))];
    imports[name] = Object.fromEntries(importCosts.map(medianOf));
  }
}
