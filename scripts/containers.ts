// Which packages have code of others in their files: the command, its page, and what a program loads as one file.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { livePage } from './live-page.js';
import { root, run } from './run.js';
import { type Package, readJSON, readPackages, readVersions } from './workspace.js';

/** By the name of a package, the names of the packages with code in its built files. */
export type Contents = ReadonlyMap<string, ReadonlySet<string>>;

/** The sources of built code, as its maps name them. */
function sourcesOf({ path }: Package): string[] {
  const dist = join(path, 'dist');
  const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [];
  const maps = files.filter((file) => /\.c?js\.map$/.test(file)).map((file) => join(dist, file));
  return maps.flatMap((map) => {
    const { sources } = readJSON<{ readonly sources: readonly string[] }>(map);
    return sources.map((source) => resolve(dirname(map), source));
  });
}

// The page has no maps.
async function sourcesOfLivePage(): Promise<string[]> {
  const { metafile } = await build({ ...livePage, metafile: true, write: false });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => join(root, path));
}

/** Reads the contents of the built packages. */
export async function readContents(): Promise<Contents> {
  const packages = readPackages();
  const names = new Map(packages.map(({ folder, manifest }) => [folder, manifest.name]));
  const ofPage = await sourcesOfLivePage();
  return new Map(
    packages.map((pack) => {
      const sources = [...sourcesOf(pack), ...(pack.folder === 'urlkit' ? ofPage : [])];
      const folders = sources.map((path) => relative(root, path).split(/[\\/]/)[1] ?? '');
      const inside = folders.flatMap((folder) => names.get(folder) ?? []);
      return [pack.manifest.name, new Set(inside)];
    }),
  );
}

/** The packages that must be released with others, because they contain one that is released. */
export function containersOf(contents: Contents, released: Iterable<string>): string[] {
  const given = new Set(released);
  const all = new Set(given);
  for (const name of all) {
    for (const [container, inside] of contents) if (inside.has(name)) all.add(container);
  }
  return Array.from(all).filter((name) => !given.has(name));
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

/**
 * Turns the changesets of a checkout into versions, and then raises the versions of packages that contain one with a new version.
 *
 * @returns The names of the packages that have a new version only because of what they contain.
 */
export async function versionPackages(cwd: string, contents: Contents): Promise<string[]> {
  const released = await applyChangesets(cwd);
  const containers = containersOf(contents, released);
  if (containers.length > 0) {
    const bumps = containers.map((name) => `'${name}': patch\n`).join('');
    const note = `Built again, with ${released.join(', ')}.`;
    writeFileSync(join(cwd, '.changeset/containers.md'), `---\n${bumps}---\n\n${note}\n`);
    await applyChangesets(cwd);
  }
  // What depends on a new version asks for it, once it is released itself.
  await run('tsx', ['scripts/manifests.ts', '--write'], { cwd });
  return containers;
}

/** @throws Error if a package that contains a released one is not released with it. */
export function assertContainersAreReleased(contents: Contents, released: readonly string[]): void {
  const old = containersOf(contents, released);
  if (old.length === 0) return;
  const reason = `${old.join(', ')} must be released as well: it contains code of ${released.join(', ')}`;
  throw new Error(`${reason}. Run npm run release:version, which raises its version.`);
}
