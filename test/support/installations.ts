// What an installation of a package brings: the package and those that it depends on, unpacked.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/run.js';
import { type Manifest, readJSON, withDependencies } from '../../scripts/workspace.js';

export interface Installation {
  readonly packages: number;
  readonly bytes: number;
}

/** Returns a function that measures installations of packages of this repository, as they are built. */
export async function measureInstallations(): Promise<(name: string) => Installation> {
  const options = ['--dry-run', '--json', '--ignore-scripts'];
  const packed: readonly { readonly name: string; readonly unpackedSize: number }[] = JSON.parse(
    await run('npm', ['pack', '--workspaces', ...options]),
  );
  const sizes = new Map(packed.map(({ name, unpackedSize }) => [name, unpackedSize]));
  return (name) => {
    const all = Array.from(withDependencies([name]), (each) => sizes.get(each) ?? Number.NaN);
    return { packages: all.length, bytes: sum(all) };
  };
}

/** Measures an installation of a package that is installed for a folder. */
export function measureInstalled(name: string, from: string): Installation {
  const folders = new Set([find(name, from)]);
  for (const folder of folders) {
    const { dependencies = {} }: Manifest = readJSON(folder, 'package.json');
    for (const dependency of Object.keys(dependencies)) folders.add(find(dependency, folder));
  }
  return { packages: folders.size, bytes: sum(Array.from(folders, bytesIn)) };
}

function find(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return find(name, dirname(from));
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\bnode_modules\b/.test(name))
    .map((name) => statSync(join(folder, name)));
  return sum(files.filter((file) => file.isFile()).map(({ size }) => size));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
