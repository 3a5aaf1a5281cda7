// npm run release:version: turns changesets into versions. Packages with code of others in their files (the command with its page,
// and what a program loads as one file) get a new version with each of these.

import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** The changesets of these, by name. Each says what is new in the package. */
export function changesetsOfContainers(released: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    containersOf(released).map((name) => {
      const inside = released.filter((one) => containers.get(name)?.has(one));
      return [name, `---\n'${name}': patch\n---\n\nBuilt again, with ${inside.join(', ')}.\n`];
    }),
  );
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
  const others = changesetsOfContainers(released);
  for (const [name, changeset] of others) {
    writeFileSync(join(cwd, '.changeset', `${basename(name)}-again.md`), changeset);
  }
  if (others.size > 0) await applyChangesets(cwd);
  // What depends on a new version asks for it, once it is released itself.
  await run('tsx', ['scripts/manifests.ts', '--write'], { cwd });
}

if (process.argv[1] === import.meta.filename) await versionPackages(root);
