import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './run.js';
import { readJSON } from './workspace.js';

/** What is bundled, and what it may weigh. */
interface Entry {
  readonly name: string;
  readonly code: string;
  /** Export conditions beside the usual ones. */
  readonly conditions?: string[];
  /** In bytes, minified and gzipped. Peers have none. */
  readonly budget?: number;
  /** What the budget is to become, if that can be had. */
  readonly goal?: number;
}

interface Size {
  readonly minified: number;
  readonly gzipped: number;
}

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

async function measure({ code, conditions = [] }: Entry): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
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

function verdictOn({ gzipped }: Size, { budget, goal }: Entry): string {
  if (budget === undefined) return '';
  const verdict = gzipped > budget ? 'over' : 'ok';
  if (goal === undefined) return verdict;
  return `${verdict}, goal ${goal}${gzipped > goal ? ' not reached' : ''}`;
}

function printRow(cells: readonly (string | number | undefined)[]): void {
  const [name = '', minified = '', gzipped = '', budget = '', verdict = ''] = cells;
  const numbers = [minified, gzipped, budget].map((cell) => String(cell).padStart(10));
  console.log(`${String(name).padEnd(50)}${numbers.join('')}  ${verdict}`.trimEnd());
}

const { values } = parseArgs({ options: { peers: { type: 'boolean', default: false } } });
const own = readJSON<readonly Entry[]>(join(root, 'size-budgets.json'));

printRow(['import', 'minified', 'gzipped', 'budget']);
for (const entry of values.peers ? [...own, ...peers] : own) {
  const size = await measure(entry);
  printRow([entry.name, size.minified, size.gzipped, entry.budget, verdictOn(size, entry)]);
  if (entry.budget !== undefined && size.gzipped > entry.budget) process.exitCode = 1;
}
