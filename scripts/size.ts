// Prints the sizes of bundles. Exits with 1 if one is more than a little above its budget.

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

/** What others weigh, with --peers. `npm run bench:install` installs them. */
const peers: readonly Entry[] = [
  { name: 'whatwg-url', code: "export { URL, URLSearchParams } from 'whatwg-url'" },
  { name: 'whatwg-url-minimum', code: "export { URL, URLSearchParams } from 'whatwg-url-minimum'" },
  { name: 'spec-url', code: "export * from 'spec-url'" },
  {
    name: 'core-js',
    code: "import 'core-js/actual/url'; import 'core-js/actual/url-search-params'",
  },
  { name: 'tr46', code: "export * from 'tr46'" },
  { name: 'fast-querystring', code: "export { parse, stringify } from 'fast-querystring'" },
  { name: 'ipaddr.js', code: "export { default } from 'ipaddr.js'" },
  { name: 'ip-address', code: "export { Address6 } from 'ip-address'" },
];

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

/** How far above its budget a size may be. */
const TOLERANCE = 1.03;

function isOver({ gzipped }: Size, { budget = Number.POSITIVE_INFINITY }: Entry): boolean {
  return gzipped > budget * TOLERANCE;
}

function verdictOn(size: Size, entry: Entry): string {
  const { budget, goal } = entry;
  const onBudget = budget === undefined ? [] : [isOver(size, entry) ? 'over' : 'ok'];
  const onGoal =
    goal === undefined ? [] : [`goal ${goal}${size.gzipped > goal ? ' not reached' : ''}`];
  return [...onBudget, ...onGoal].join(', ');
}

function printRow(cells: readonly (string | number | undefined)[]): void {
  const [name = '', minified = '', gzipped = '', budget = '', verdict = ''] = cells;
  const numbers = [minified, gzipped, budget].map((cell) => String(cell).padStart(10));
  console.log(`${String(name).padEnd(50)}${numbers.join('')}  ${verdict}`.trimEnd());
}

const { values } = parseArgs({ options: { peers: { type: 'boolean', default: false } } });
const own = readJSON<readonly Entry[]>(join(root, 'size-budgets.json'));

printRow(['import', 'minified', 'gzipped', 'budget']);
for (const entry of own) {
  const size = await measure(entry, root);
  printRow([entry.name, size.minified, size.gzipped, entry.budget, verdictOn(size, entry)]);
  if (isOver(size, entry)) process.exitCode = 1;
}
for (const entry of values.peers ? peers : []) {
  const { minified, gzipped } = await measure(entry, join(root, 'bench'));
  printRow([entry.name, minified, gzipped]);
}
