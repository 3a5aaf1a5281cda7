import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run.js';

export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
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

export function readPackages(top: string = root): Package[] {
  return readdirSync(join(top, 'packages')).map((folder) => {
    const path = join(top, 'packages', folder);
    return { folder, path, manifest: readJSON<Manifest>(path, 'package.json') };
  });
}

/** The paths of the TypeScript files in a folder and the folders in it; none where there is no such folder. */
export function typeScriptFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** What a file imports or re-exports from, types included, as it is written. */
export function importedSpecifiers(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
}

/** The package that a bare specifier names: '@urlkit/host' for '@urlkit/host/x'. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
