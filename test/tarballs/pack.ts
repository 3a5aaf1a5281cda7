import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';

export interface Tarball {
  readonly name: string;
  readonly path: string;
}

/** Packs all packages, as they are built, into a folder. */
export async function packInto(folder: string): Promise<Tarball[]> {
  mkdirSync(folder, { recursive: true });
  const chosen = readPackages().map(({ manifest }) => `--workspace=${manifest.name}`);
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const packed: { name: string; filename: string }[] = JSON.parse(
    await run('npm', ['pack', ...chosen, ...options]),
  );
  return packed.map(({ name, filename }) => ({ name, path: join(folder, filename) }));
}
