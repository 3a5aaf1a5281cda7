// npm run size [-- --write] [-- --peers]: measures bundles with size-limit. Exits with 1 if one is above its limit, or if
// docs/sizes.md says other sizes; --write writes them. --peers measures what others have made, with Metro, and what is installed.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsShell, root } from './run.js';

/** As size-limit prints it, in bytes. */
interface Measured {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit?: number;
  readonly passed?: boolean;
}

const page = join(root, 'docs/sizes.md');

function kilobytes(bytes?: number): string {
  return bytes === undefined ? '' : (bytes / 1_000).toFixed(bytes < 1_995 ? 2 : 1);
}

/** Whether texts differ only in figures, and these by little: each version of zlib has its own. */
function isNear(one: string, other: string): boolean {
  const figure = /\d+\.\d+/g;
  const others = other.match(figure) ?? [];
  const isFigureNear = (text: string, index: number): boolean =>
    Math.abs(Number(text) - Number(others[index])) <= Math.max(0.1, 0.03 * Number(text));
  if (one.replace(figure, '') !== other.replace(figure, '')) return false;
  return (one.match(figure) ?? []).every(isFigureNear);
}

/** Measures the programs of a file. */
function measure(file: string): readonly string[][] {
  const env = { ...process.env, URLKIT_SIZES: file };
  const options = { cwd: root, env, encoding: 'utf8', shell: needsShell } as const;
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], options);
  if (!stdout.startsWith('[')) throw new Error(`size-limit: ${stdout}${stderr}`);
  const measured: readonly Measured[] = JSON.parse(stdout);
  return measured.map(({ name, size, sizeLimit, passed }) => {
    if (passed === false) fail(`${name}: ${size} bytes, over its limit of ${sizeLimit}`);
    return [name, kilobytes(size), kilobytes(sizeLimit)];
  });
}

/** Compares rows with a table of the page, or writes that. */
function update(table: string, head: readonly string[], rows: readonly string[][]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const text = lines.join('\n');
  console.log(text);
  const parts = readFileSync(page, 'utf8').split(new RegExp(`(<!-- /?${table} -->)`));
  if (process.argv.includes('--write')) {
    writeFileSync(page, parts.with(2, `\n\n${text}\n\n`).join(''));
  } else if (!isNear(parts[2]?.trim() ?? '', text)) {
    fail(`docs/sizes.md: ${table} are not up to date; npm run size -- --write`);
  }
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

const head = ['import', 'gzipped', 'limit'];
update('imports', head, measure('size-budgets.json'));

if (process.argv.includes('--peers')) {
  const { rowsOfInstallations, rowsOfMetro } = await import('../apps/bench/sizes.js');
  const measured = measure('apps/bench/peers.json');
  update(
    'peers',
    head.slice(0, 2),
    measured.map((row) => row.slice(0, 2)),
  );
  update('metro', head.slice(0, 2), await rowsOfMetro(kilobytes));
  update('installations', ['package', 'packages', 'MB'], await rowsOfInstallations());
}
