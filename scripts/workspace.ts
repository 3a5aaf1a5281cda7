import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from './run.js';

export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly keywords?: readonly string[];
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly files: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Package {
  /** The name of its folder, such as `host`. */
  readonly folder: string;
  /** From the top, such as `packages/host`. */
  readonly directory: string;
  readonly path: string;
  readonly manifest: Manifest;
  /** Whether its interface is that of another package, which it replaces. */
  readonly isShim: boolean;
}

export function readJSON<T>(...path: readonly string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

/** The sections of the standard, what is built on them, packages with the interface of others, and programs. */
const groups = ['packages', 'extras', 'shims', 'apps'];

/** The packages that are published. */
export function readPackages(top: string = root): Package[] {
  const directories = groups
    .filter((group) => existsSync(join(top, group)))
    .flatMap((group) => readdirSync(join(top, group)).map((folder) => `${group}/${folder}`));
  return directories
    .filter((directory) => existsSync(join(top, directory, 'package.json')))
    .map((directory) => ({
      folder: basename(directory),
      directory,
      path: join(top, directory),
      manifest: readJSON<Manifest>(top, directory, 'package.json'),
      isShim: directory.startsWith('shims/'),
    }))
    .filter(({ manifest }) => manifest['private'] !== true);
}

/** The packages whose interface is their own. */
export function readOwnPackages(): Package[] {
  return readPackages().filter(({ isShim }) => !isShim);
}

/** The package in whose folder npm runs a script, if any. */
export function packageHere(): Package | undefined {
  return readPackages().find(({ path }) => resolve(path) === process.cwd());
}

/** The versions of the packages, by name. */
export function readVersions(top: string = root): Map<string, string> {
  return new Map(readPackages(top).map(({ manifest }) => [manifest.name, manifest.version]));
}

/** The names of packages, and of those that they depend on. */
export function withDependencies(
  names: Iterable<string>,
  packages: readonly Package[] = readPackages(),
): Set<string> {
  const manifests = new Map(packages.map(({ manifest }) => [manifest.name, manifest]));
  const all = new Set(names);
  for (const name of all) {
    for (const dependency of Object.keys(manifests.get(name)?.dependencies ?? {})) {
      if (manifests.has(dependency)) all.add(dependency);
    }
  }
  return all;
}

/** The names of a package, of those that it is built and tested with, and of what these depend on. */
export function neededFor({ manifest }: Package): Set<string> {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  return withDependencies([manifest.name, ...Object.keys(direct)]);
}

const directories = readJSON<{
  readonly references: readonly { readonly path: string }[];
}>(root, 'tsconfig.json').references.map(({ path }) => path);

/** The folders of packages, lowest layer first: a package depends only on packages before it. */
export const layers: readonly string[] = directories.map((path) => basename(path));

/** The path of a package's folder from the top, such as `packages/host` for `host`. */
export function directoryOf(folder: string): string {
  const directory = directories[layers.indexOf(folder)];
  if (directory === undefined) throw new Error(`There is no package ${folder}`);
  return directory;
}
