// Prints the sizes of bundles. Exits with 1 if one is above its budget.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './run.js';
import { readJSON } from './workspace.js';

interface Entry {
  readonly name: string;
  readonly code: string;
  /** Export conditions beside the usual ones. */
  readonly conditions?: string[];
  /** In bytes, minified and gzipped. */
  readonly budget?: number;
  /** A size to reach. Missing it is only reported. */
  readonly goal?: number;
}

interface Size {
  readonly minified: number;
  readonly gzipped: number;
}

async function measure({ code, conditions = [] }: Entry, resolveDir: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions,
    write: false,
    logLevel: 'warning',
  });
  const bundle = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: bundle.length, gzipped: gzipSync(bundle, { level: 9 }).length };
}

function isOver({ gzipped }: Size, { budget = Number.POSITIVE_INFINITY }: Entry): boolean {
  return gzipped > budget;
}

function verdictOn(size: Size, entry: Entry): string {
  const { budget, goal } = entry;
  const onBudget = budget === undefined ? [] : [isOver(size, entry) ? 'over' : 'ok'];
  const onGoal =
    goal === undefined ? [] : [`goal ${goal}${size.gzipped > goal ? ' not reached' : ''}`];
  return [...onBudget, ...onGoal].join(', ');
}

function printRow(...[name, ...cells]: readonly [string, ...(string | number)[]]): void {
  const verdict = cells.pop();
  const numbers = cells.map((cell) => String(cell).padStart(10));
  console.log(`${name.padEnd(50)}${numbers.join('')}  ${verdict}`.trimEnd());
}

const { values } = parseArgs({ options: { peers: { type: 'boolean', default: false } } });
// `npm run bench:install` installs what others have made.
const lists = [
  ['size-budgets.json', root] as const,
  ['bench/peers.json', join(root, 'bench')] as const,
];

printRow('import', 'minified', 'gzipped', 'budget', '');
for (const [file, folder] of values.peers ? lists : lists.slice(0, 1)) {
  for (const entry of readJSON<readonly Entry[]>(root, file)) {
    const size = await measure(entry, folder);
    const { minified, gzipped } = size;
    printRow(entry.name, minified, gzipped, entry.budget ?? '', verdictOn(size, entry));
    if (isOver(size, entry)) process.exitCode = 1;
  }
}
