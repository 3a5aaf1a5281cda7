// Sizes of what others have made, for docs/sizes.md. `npm run fetch -- peers` installs them.

import { join } from 'node:path';
import { root } from '../../scripts/run.js';
import { readJSON } from '../../scripts/workspace.js';
import {
  type Installation,
  measureInstallations,
  measureInstalled,
} from '../../test/support/installations.js';
import { measureWithMetro } from './metro.js';

const folder = join(root, 'apps/bench');

/** The programs of metro.json, and their sizes, which `format` writes. */
export async function rowsOfMetro(format: (bytes?: number) => string): Promise<string[][]> {
  const programs: readonly { readonly name: string; readonly code: string }[] = readJSON(
    folder,
    'metro.json',
  );
  const sizes = await measureWithMetro(programs.map(({ code }) => code));
  return programs.map(({ name }, index) => [name, format(sizes[index])]);
}

/** Installations of packages, each before those of others that installations.json compares it with. */
export async function rowsOfInstallations(): Promise<string[][]> {
  const compared: Readonly<Record<string, readonly string[]>> = readJSON(
    folder,
    'installations.json',
  );
  const measureOwn = await measureInstallations();
  const row = (name: string, { packages, bytes }: Installation): string[] => [
    name,
    `${packages}`,
    (bytes / 1e6).toFixed(2),
  ];
  return Object.entries(compared).flatMap(([own, others]) => [
    row(own, measureOwn(own)),
    ...others.map((name) => row(name, measureInstalled(name, folder))),
  ]);
}
