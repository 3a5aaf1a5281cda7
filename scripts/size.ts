// npm run size [-- --write] [-- --peers]: measures bundles with size-limit. Exits with 1 if one is above its limit, or if
// docs/sizes.md says other sizes; --write writes them there and into the README. --peers measures what others have made.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeComparison } from './comparison.js';
import { needsShell, root } from './run.js';
import { readJSON } from './workspace.js';

/** As size-limit prints it, in bytes. */
interface Measured {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit?: number;
}

/** Measures the programs of a file. That one is above its limit is not yet an error. */
function measure(file: string): readonly Measured[] {
  const env = { ...process.env, URLKIT_SIZES: file };
  const options = { cwd: root, env, encoding: 'utf8', shell: needsShell } as const;
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], options);
  if (!stdout.startsWith('[')) throw new Error(`size-limit: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : (bytes / 1_000).toFixed(bytes < 1_995 ? 2 : 1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
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

const { values } = parseArgs({
  options: {
    peers: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Compares what is between two comments of the page, or writes it. */
function update(name: string, text: string): void {
  const page = join(root, 'docs/sizes.md');
  const parts = readFileSync(page, 'utf8').split(new RegExp(`(<!-- /?${name} -->)`));
  if (parts.length !== 5) throw new Error(`docs/sizes.md must have <!-- ${name} --> and its end`);
  if (values.write) writeFileSync(page, parts.with(2, `\n\n${text}\n\n`).join(''));
  else if (!isNear(parts[2]?.trim() ?? '', text)) {
    console.error(`docs/sizes.md: ${name} are not up to date; npm run size -- --write`);
    process.exitCode = 1;
  }
}

const goals = readJSON<readonly { readonly goal?: number }[]>(root, 'size-budgets.json');
const imports = measure('size-budgets.json');
const rows = imports.map(({ name, size, sizeLimit }, index) => [
  name,
  ...[size, sizeLimit, goals[index]?.goal].map(kilobytes),
]);
const text = table(['import', 'gzipped', 'limit', 'goal'], rows);
console.log(text);
update('imports', text);
if (values.peers) {
  // `npm run fetch -- peers` installs them.
  const peers = measure('apps/bench/peers.json');
  const text = table(
    ['import', 'gzipped'],
    peers.map(({ name, size }) => [name, kilobytes(size)]),
  );
  console.log(text);
  update('peers', text);
}
if (values.write) writeComparison();
for (const { name, size, sizeLimit = Number.POSITIVE_INFINITY } of imports) {
  if (size <= sizeLimit) continue;
  console.error(`${name}: ${size} bytes, over its limit of ${sizeLimit}`);
  process.exitCode = 1;
}
