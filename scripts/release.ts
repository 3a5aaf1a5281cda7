// npm run release:version: turns changesets into versions. Packages with code of others in their files (the command with its page,
// and what a program loads as one file) get a new version with each of these.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.js';
import { neededFor, readPackages, readVersions } from './workspace.js';

/** By the name of a package that contains others, the names of these and its own. */
export const containers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readPackages()
    .filter(({ manifest }) => manifest.bin !== undefined || './bundled' in manifest.exports)
    .map((pack) => [pack.manifest.name, neededFor(pack)]),
);

/** The packages that must be released with others, because they contain one that is released. */
export function containersOf(released: readonly string[]): string[] {
  return Array.from(containers)
    .filter(([name, inside]) => !released.includes(name) && released.some((one) => inside.has(one)))
    .map(([name]) => name);
}

/** Turns the changesets of a checkout into versions, and returns the names of the packages that get one. */
async function applyChangesets(cwd: string): Promise<string[]> {
  const before = readVersions(cwd);
  // .changeset/changelog.cjs refuses to write without it.
  const env = { ...process.env, URLKIT_RELEASE: 'true' };
  await run('changeset', ['version'], { cwd, env });
  return Array.from(readVersions(cwd))
    .filter(([name, version]) => before.get(name) !== version)
    .map(([name]) => name);
}

/** Turns the changesets of a checkout into versions, and raises the versions of packages that contain one with a new version. */
export async function versionPackages(cwd: string): Promise<void> {
  const released = await applyChangesets(cwd);
  const others = containersOf(released);
  if (others.length > 0) {
    const bumps = others.map((name) => `'${name}': patch\n`).join('');
    const note = `Built again, with ${released.join(', ')}.`;
    writeFileSync(join(cwd, '.changeset/containers.md'), `---\n${bumps}---\n\n${note}\n`);
    await applyChangesets(cwd);
  }
  // What depends on a new version asks for it, once it is released itself.
  await run('tsx', ['scripts/manifests.ts', '--write'], { cwd });
}

if (process.argv[1] === import.meta.filename) await versionPackages(root);
