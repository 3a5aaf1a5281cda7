// Sizes of bundles, and what can be bundled.

import { gzipSync } from 'node:zlib';
import { readOwnPackages } from '../../scripts/workspace.js';
import { bundleWithEsbuild, packagesOf } from './bundlers.js';

export interface Export {
  readonly name: string;
  /** The package, or a subpath of it. */
  readonly from: string;
  /** A module that exports only this. */
  readonly source: string;
}

/** In bytes. */
export interface Size {
  readonly minified: number;
  readonly gzipped: number;
  readonly packages: readonly string[];
}

/** Modules that are bundles themselves, or only for Node. */
const cannotBeBundled = /^\.\/(?:bundled|node)$/;

/** All exports for users, of all packages and their subpaths. A bundle contains the same if they are imported from `urlkit`. */
export async function readExports(): Promise<Export[]> {
  const packages = readOwnPackages().filter(
    ({ folder }) => !['internal', 'urlkit'].includes(folder),
  );
  const modules = packages.flatMap(({ manifest: { name, exports } }) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .filter(([path]) => !cannotBeBundled.test(path) && !path.startsWith('./polyfill'))
      .map(([path]) => name + path.slice(1)),
  );
  const exported: Export[] = [];
  for (const from of modules) {
    for (const name of Object.keys(await import(from))) {
      exported.push({ name, from, source: `export { ${name} } from '${from}';` });
    }
  }
  return exported;
}

/** Minifies with esbuild and compresses with gzip -9; each module is bundled alone. */
export async function measure(
  sources: readonly string[],
  conditions?: readonly string[],
  platform?: 'browser' | 'node',
  folder?: string,
): Promise<Size[]> {
  const bundles = await bundleWithEsbuild(sources, conditions, platform, folder);
  return bundles.map(({ code, files }) => ({
    minified: Buffer.byteLength(code),
    gzipped: gzipSync(code, { level: 9 }).length,
    packages: packagesOf(files),
  }));
}
