// How the page that the command serves is bundled.

import { join, parse } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { root } from './run.js';

/** The folder of its sources. */
export const livePageSources: string = join(root, 'packages/urlkit/live-page');

/** The folder of its built files, beside the command. */
export const livePageFiles: string = join(root, 'packages/urlkit/dist/live');

/** Modules that the live page only loads when they are needed. */
const loadedLater = ['code', 'pair', 'parameters', 'public-suffix', 'readings'];

const names = ['live.css', ...loadedLater.map((name) => `${name}.ts`)];

export const livePage: BuildOptions = {
  entryPoints: [
    { in: join(livePageSources, 'main.ts'), out: 'live' },
    ...names.map((name) => ({ in: join(livePageSources, name), out: parse(name).name })),
  ],
  outdir: livePageFiles,
  absWorkingDir: root,
  bundle: true,
  external: loadedLater.map((name) => `./${name}.js`),
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
};
