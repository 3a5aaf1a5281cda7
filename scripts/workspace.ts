import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Package {
  /** The folder's name within packages/. */
  readonly folder: string;
  readonly path: string;
  readonly manifest: Manifest;
}

export function readJSON<T>(...path: readonly string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

/** The packages that are published. */
export function readPackages(top: string = root): Package[] {
  const entries = readdirSync(join(top, 'packages'), { withFileTypes: true });
  const packages = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name: folder }) => {
      const path = join(top, 'packages', folder);
      return { folder, path, manifest: readJSON<Manifest>(path, 'package.json') };
    });
  return packages.filter(({ manifest }) => manifest['private'] !== true);
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

/** The folders of packages/, lowest layer first: a package depends only on packages before it. */
export const layers: readonly string[] = readJSON<{
  readonly references: readonly { readonly path: string }[];
}>(root, 'tsconfig.json').references.map(({ path }) => path.replace('packages/', ''));
