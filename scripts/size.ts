// npm run size [-- --write] [-- --peers]: measures bundles for browsers and for Node. Exits with 1 if one is above its budget, or
// if docs/sizes.md says other sizes; --write writes them there, and draws the charts. --peers measures what others have made.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Export, measure, readExports, type Size } from './bundle-sizes.js';
import { writeCharts } from './charts/charts.js';
import { root } from './run.js';
import { readJSON, readPackages } from './workspace.js';

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

interface Measured extends Entry {
  readonly browser: Size;
  readonly node: Size;
}

async function measureEntries(file: string, folder: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const entry of readJSON<readonly Entry[]>(root, file)) {
    const [browser] = await measure([entry.code], entry.conditions, 'browser', folder);
    const [node] = await measure([entry.code], entry.conditions, 'node', folder);
    if (browser && node) measured.push({ ...entry, browser, node });
  }
  return measured;
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(bytes < 1_995 ? 2 : 1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const head = ['import', 'minified', 'gzipped', 'for Node, gzipped'];

function cellsOf(name: string, browser: Size, node: Size): string[] {
  return [name, ...[browser.minified, browser.gzipped, node.gzipped].map(kilobytes)];
}

function tableOfEntries(entries: readonly Measured[]): string {
  return table(
    [...head, 'budget', 'goal'],
    entries.map(({ name, browser, node, budget, goal }) => [
      ...cellsOf(name, browser, node),
      ...[budget, goal].map((bytes) => (bytes === undefined ? '' : kilobytes(bytes))),
    ]),
  );
}

/** What npm installs with a package. */
function installedWith(name: string): string[] {
  const manifests = new Map(readPackages().map(({ manifest }) => [manifest.name, manifest]));
  const names = new Set([name]);
  for (const next of names) {
    for (const other of Object.keys(manifests.get(next)?.dependencies ?? {})) names.add(other);
  }
  return Array.from(names).slice(1).sort();
}

function sectionOf(from: string, rows: readonly string[][]): string {
  const installed = installedWith(/^@urlkit\/[^/]+/.exec(from)?.[0] ?? from);
  const others = installed.map((name) => name.replace('@urlkit/', '')).join(', ');
  return `### ${from}\n\nInstalls ${others || 'no other package'}.\n\n${table(head, rows)}`;
}

async function tablesOfExports(): Promise<string> {
  const exports: readonly Export[] = await readExports();
  const sources = exports.map(({ source }) => source);
  const [browser, node] = [await measure(sources), await measure(sources, [], 'node')];
  const rows = new Map<string, string[][]>();
  for (const [index, { name, from }] of exports.entries()) {
    const [first, second] = [browser[index], node[index]];
    if (first && second) rows.set(from, [...(rows.get(from) ?? []), cellsOf(name, first, second)]);
  }
  return Array.from(rows, ([from, cells]) => sectionOf(from, cells)).join('\n\n');
}

/** Whether texts differ in nothing but figures, and these by little. */
function isNear(one: string, other: string): boolean {
  const figure = /\d+\.\d+/g;
  const others = other.match(figure) ?? [];
  return (
    one.replace(figure, '') === other.replace(figure, '') &&
    (one.match(figure) ?? []).every((text, index) => {
      return Math.abs(Number(text) - Number(others[index])) <= Math.max(0.1, 0.03 * Number(text));
    })
  );
}

const page = join(root, 'docs/sizes.md');

/** Compares what is between two comments of the page, or writes it. */
function update(name: string, text: string): void {
  const current = readFileSync(page, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = current.split(start);
  const [written = '', after] = rest.split(end);
  if (after === undefined) throw new Error(`docs/sizes.md must have ${start} and ${end}`);
  if (values.write) writeFileSync(page, `${before}${start}\n\n${text}\n\n${end}${after}`);
  else if (!isNear(written.trim(), text)) {
    console.error(`docs/sizes.md: ${name} are not up to date; npm run size -- --write`);
    process.exitCode = 1;
  }
}

const { values } = parseArgs({
  options: {
    peers: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const entries = await measureEntries('size-budgets.json', root);
console.log(tableOfEntries(entries));
update('imports', tableOfEntries(entries));
update('exports', await tablesOfExports());
if (values.peers) {
  // `npm run bench:install` installs them.
  const peers = await measureEntries('apps/bench/peers.json', join(root, 'apps/bench'));
  const rows = peers.map(({ name, browser, node }) => cellsOf(name, browser, node));
  console.log(table(head, rows));
  update('peers', table(head, rows));
}
if (values.write) await writeCharts();
for (const { name, browser, budget = Number.POSITIVE_INFINITY } of entries) {
  if (browser.gzipped <= budget) continue;
  console.error(`${name}: ${browser.gzipped} bytes, over its budget of ${budget}`);
  process.exitCode = 1;
}
