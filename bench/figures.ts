// All that one run of the benchmark finds out, and how it is found.

import { createRequire } from 'node:module';
import { cpus, release, type } from 'node:os';
import { build } from 'esbuild';
import { findNode } from '../scripts/engine-cache.js';
import { run } from '../scripts/run.js';
import { corpora } from './corpora.js';
import { type CorpusStatistics, statisticsOf } from './corpus-statistics.js';
import { workloadGoals } from './goals.js';
import type { Growth } from './growth.js';
import type { Measurement } from './measure.js';
import type { HeapUse } from './run-heap.js';
import type { ImportCost } from './run-import.js';
import { type Spread, spreadOf } from './statistics.js';

export interface Environment {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly system: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly corpora: readonly CorpusStatistics[];
}

export interface Figures {
  readonly environment: Environment;
  readonly rounds: number;
  readonly nodes: readonly NodeFigures[];
}

/** A version of Node, and what was measured under it. */
export interface NodeFigures {
  readonly node: Node;
  /** By the workload's name. Null if the workload's inputs are not there. */
  readonly workloads: Record<string, Measurement | null>;
  /** By the implementation's name. */
  readonly heap: Record<string, HeapUse & { readonly count: number }>;
  /** By what is imported. */
  readonly imports: Record<string, { readonly [Key in keyof ImportCost]: Spread }>;
  readonly growths: Growth[];
}

export interface Node {
  readonly major: string;
  readonly command: string;
  readonly versions: Readonly<Record<string, string>>;
}

const measuredPackages = [
  '@urlkit/url-api',
  '@urlkit/idna',
  '@urlkit/ipv6',
  'whatwg-url-minimum',
  'whatwg-url',
  'ipaddr.js',
  'ip-address',
  'tr46',
  'tr46-unicode-17',
];

export function readEnvironment(): Environment {
  const require = createRequire(import.meta.url);
  const versions = measuredPackages.map((name) => [name, require(`${name}/package.json`).version]);
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    system: `${type()} ${release().replace(/-.*/, '')}`,
    packages: Object.fromEntries(versions),
    corpora: corpora.flatMap(({ name, urls }) => (urls === null ? [] : [statisticsOf(name, urls)])),
  };
}

export async function openNode(major: string): Promise<NodeFigures> {
  const command = await findNode(major);
  const versions = JSON.parse(await run(command, ['-p', 'JSON.stringify(process.versions)']));
  return {
    node: { major, command, versions },
    workloads: {},
    heap: {},
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
  return JSON.parse(await run(command, [...flags, `bench/dist/${name}.js`, ...args]));
}

/** Throws if the workloads are not those that workloads.json lists. */
export async function checkWorkloads({ node }: NodeFigures): Promise<void> {
  const names = await runProgram<string[]>(node, 'run-workload');
  const listed = workloadGoals.map(({ name }) => name);
  const odd = [...names, ...listed].filter(
    (name) => !names.includes(name) || !listed.includes(name),
  );
  if (odd.length > 0) throw new Error(`workloads.json does not fit: ${odd.join(', ')}`);
}

export async function measureWorkload(
  { node, workloads }: NodeFigures,
  name: string,
  rounds: number,
): Promise<void> {
  workloads[name] = await runProgram(node, 'run-workload', name, String(rounds));
}

export async function measureGrowth({ node, growths }: NodeFigures): Promise<void> {
  growths.push(...(await runProgram<Growth[]>(node, 'run-growth')));
}

/** How many objects each implementation makes, and where it comes from. */
const heapRuns: Readonly<Record<string, readonly [count: number, ...specifier: string[]]>> = {
  urlkit: [1_000_000, '@urlkit/url-api'],
  'built-in': [1_000_000],
  'whatwg-url-minimum': [1_000_000, 'whatwg-url-minimum'],
  'whatwg-url': [100_000, 'whatwg-url'],
};

export async function measureHeap({ node, heap }: NodeFigures): Promise<void> {
  for (const [name, [count, ...specifiers]] of Object.entries(heapRuns)) {
    const use = await runProgram<HeapUse>(node, 'run-heap', String(count), ...specifiers);
    heap[name] = { ...use, count };
  }
}

const IMPORT_ROUNDS = 15;
const BUNDLE = 'bench/dist/bundle.js';

const importRuns: Readonly<Record<string, string>> = {
  'an empty module': './empty.js',
  '@urlkit/url-api': '@urlkit/url-api',
  '@urlkit/url-api, bundled': './bundle.js',
  'whatwg-url-minimum': 'whatwg-url-minimum',
  'whatwg-url': 'whatwg-url',
};

export async function measureImports({ node, imports }: NodeFigures): Promise<void> {
  const contents = "export { URL, URLSearchParams } from '@urlkit/url-api'";
  const stdin = { contents, resolveDir: process.cwd() };
  await build({ stdin, bundle: true, format: 'esm', outfile: BUNDLE });
  const costs = Object.keys(importRuns).map((name) => ({ name, sample: [] as ImportCost[] }));
  for (let round = 0; round < IMPORT_ROUNDS; round++) {
    for (const { name, sample } of costs) {
      sample.push(await runProgram(node, 'run-import', importRuns[name] ?? ''));
    }
  }
  for (const { name, sample } of costs) {
    imports[name] = {
      import: spreadOf(sample.map((cost) => cost.import)),
      firstURL: spreadOf(sample.map((cost) => cost.firstURL)),
      firstUnicodeHost: spreadOf(sample.map((cost) => cost.firstUnicodeHost)),
      nextUnicodeHost: spreadOf(sample.map((cost) => cost.nextUnicodeHost)),
    };
  }
}
