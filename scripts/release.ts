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

/** Turns the changesets into versions, and returns the names of the packages that get one. */
async function applyChangesets(): Promise<string[]> {
  const before = readVersions();
  // .changeset/changelog.cjs refuses to write without it.
  await run('changeset', ['version'], { env: { ...process.env, URLKIT_RELEASE: 'true' } });
  const after = Array.from(readVersions());
  return after.flatMap(([name, version]) => (before.get(name) === version ? [] : [name]));
}

if (process.argv[1] === import.meta.filename) {
  const others = changesetsOfContainers(await applyChangesets());
  for (const [name, changeset] of others) {
    writeFileSync(join(root, '.changeset', `${basename(name)}-again.md`), changeset);
  }
  if (others.size > 0) await applyChangesets();
  // What depends on a new version asks for it, once it is released itself.
  await run('tsx', ['scripts/manifests.ts', '--write']);
}
