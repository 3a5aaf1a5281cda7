// npm run size [-- --write] [-- --peers]: measures bundles with size-limit. Exits with 1 if one is above its limit, or if
// docs/sizes.md says other sizes; --write writes them. --peers measures what others have made, with Metro, and what is installed.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureWithMetro } from '../apps/bench/metro.js';
import { type Installation, measureInstallations, measureInstalled } from './installations.js';
import { needsShell, root } from './run.js';
import { readJSON } from './workspace.js';

/** As size-limit prints it, in bytes. */
interface Measured {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit?: number;
  readonly passed?: boolean;
}

const page = join(root, 'docs/sizes.md');

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : (bytes / 1_000).toFixed(bytes < 1_995 ? 2 : 1);
}

/** Whether texts differ only in figures, and these by little: each version of zlib has its own. */
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

// `npm run fetch -- peers` installs them.
if (process.argv.includes('--peers')) {
  update('peers', head, measure('apps/bench/peers.json'));

  const programs: readonly { readonly name: string; readonly code: string }[] = readJSON(
    root,
    'apps/bench/metro.json',
  );
  const sizes = await measureWithMetro(programs.map(({ code }) => code));
  const rows = programs.map(({ name }, index) => [name, kilobytes(sizes[index])]);
  update('metro', head.slice(0, 2), rows);

  const compared: Readonly<Record<string, readonly string[]>> = readJSON(
    root,
    'apps/bench/installations.json',
  );
  const measureOwn = await measureInstallations();
  const row = (name: string, { packages, bytes }: Installation): string[] => [
    name,
    `${packages}`,
    (bytes / 1e6).toFixed(2),
  ];
  const installations = Object.entries(compared).flatMap(([own, others]) => [
    row(own, measureOwn(own)),
    ...others.map((name) => row(name, measureInstalled(name, join(root, 'apps/bench')))),
  ]);
  update('installations', ['package', 'packages', 'MB'], installations);
}
