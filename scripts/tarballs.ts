import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.js';
import { readPackages } from './workspace.js';

export interface Tarball {
  readonly name: string;
  readonly path: string;
}

/** Packs packages, all unless some are named, as they are built, into a folder. */
export async function packInto(folder: string, names: readonly string[] = []): Promise<Tarball[]> {
  mkdirSync(folder, { recursive: true });
  const all = readPackages().map(({ manifest }) => manifest.name);
  const chosen = (names.length === 0 ? all : names).map((name) => `--workspace=${name}`);
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const packed: { name: string; filename: string }[] = JSON.parse(
    await run('npm', ['pack', ...chosen, ...options]),
  );
  return packed.map(({ name, filename }) => ({ name, path: join(folder, filename) }));
}
