// Bundles modules with esbuild, rollup and webpack.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { type RollupCache, rollup } from 'rollup';
import webpack, { type Configuration, type Stats } from 'webpack';

/** A bundle, and the files with code in it. */
export interface Bundle {
  readonly code: string;
  readonly files: readonly string[];
}

/** Bundles each module separately, as an application in the root of the repository. */
export type Bundler = (
  sources: readonly string[],
  conditions?: readonly string[],
) => Promise<readonly Bundle[]>;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles all modules in one build, which reads each file once. */
export async function bundleWithEsbuild(
  sources: readonly string[],
  conditions: readonly string[] = [],
  platform: 'browser' | 'node' = 'browser',
  folder: string = root,
): Promise<Bundle[]> {
  const { metafile, outputFiles } = await build({
    entryPoints: sources.map((_, index) => ({ in: `entry:${index}`, out: `${index}` })),
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    // esbuild adds `module` if no condition is set.
    conditions: ['module', ...conditions],
    metafile: true,
    write: false,
    absWorkingDir: root,
    logLevel: 'error',
    plugins: [
      {
        name: 'entries',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^entry:/ }, ({ path }) => {
            return { path: path.slice('entry:'.length), namespace: 'entry' };
          });
          onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => {
            return { contents: sources[Number(path)] ?? '', resolveDir: folder };
          });
        },
      },
    ],
  });
  return sources.map((_, index) => {
    const output = metafile.outputs[`out/${index}.js`];
    const file = outputFiles.find(({ path }) => basename(path) === `${index}.js`);
    if (output === undefined || file === undefined) throw new Error(`There is no bundle ${index}`);
    const inputs = Object.entries(output.inputs);
    return {
      code: file.text,
      files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
    };
  });
}

/** The modules of all bundles so far. */
const parsedModules = new Map<string, RollupCache['modules'][number]>();

const entry = join(root, 'entry.js');

async function bundleWithRollup(source: string, conditions: readonly string[]): Promise<Bundle> {
  const bundle = await rollup({
    cache: { modules: [...parsedModules.values()] },
    input: 'entry',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
      nodeResolve({ exportConditions: [...conditions] }),
    ],
  });
  for (const module of bundle.cache?.modules ?? []) parsedModules.set(module.id, module);
  parsedModules.delete(entry);
  const { output } = await bundle.generate({ format: 'es' });
  const [{ code, modules }] = output;
  return {
    code,
    files: Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([file]) => file),
  };
}

function runWebpack(configuration: Configuration): Promise<Stats> {
  return new Promise((settle, reject) => {
    webpack(configuration, (error, stats) => {
      if (stats === undefined) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString()));
      else settle(stats);
    });
  });
}

async function bundleWithWebpack(
  sources: readonly string[],
  conditions: readonly string[] = [],
): Promise<Bundle[]> {
  const folder = mkdtempSync(join(root, 'node_modules', '.webpack-'));
  try {
    for (const [index, source] of sources.entries()) {
      writeFileSync(join(folder, `${index}.mjs`), source);
    }
    const stats = await runWebpack({
      context: root,
      mode: 'production',
      // Both take long, and do not change which modules a bundle contains.
      optimization: { minimize: false, concatenateModules: false },
      entry: Object.fromEntries(
        sources.map((_, index) => [`${index}`, join(folder, `${index}.mjs`)]),
      ),
      output: { path: folder, filename: '[name].out.mjs', library: { type: 'module' } },
      experiments: { outputModule: true },
      resolve: { conditionNames: [...conditions, '...'] },
    });
    const { chunks = [] } = stats.toJson({ chunkModules: true, nestedModules: true });
    return sources.map((_, index) => ({
      code: readFileSync(join(folder, `${index}.out.mjs`), 'utf8'),
      files: (chunks.find(({ names }) => names?.includes(`${index}`))?.modules ?? [])
        .flatMap((module) => [module, ...(module.modules ?? [])])
        .map(({ nameForCondition }) => nameForCondition ?? ''),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: bundleWithEsbuild,
  async rollup(sources, conditions = []) {
    const bundles: Bundle[] = [];
    for (const source of sources) bundles.push(await bundleWithRollup(source, conditions));
    return bundles;
  },
  webpack: bundleWithWebpack,
};

/** The packages that files belong to, in alphabetical order. */
export function packagesOf(files: readonly string[]): string[] {
  const names = files.map(
    (file) => /.*(?:packages|extras|apps|node_modules)[\\/]([^.\\/][^\\/]*)[\\/]/.exec(file)?.[1],
  );
  return Array.from(new Set(names.filter((name) => name !== undefined))).sort();
}
