// How the page that the command serves is bundled.

import { join, parse } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { root } from './run.js';

/** The folder of its sources. */
export const livePageSources: string = join(root, 'apps/urlkit/live-page');

/** The folder of its built files, beside the command. */
export const livePageFiles: string = join(root, 'apps/urlkit/dist/live');

/** Modules that the live page only loads when they are needed. */
const loadedLater = [
  ...[
    'attributes',
    'code',
    'copying',
    'field-marks',
    'host',
    'last',
    'pair',
    'parameters',
    'public-suffix',
  ],
  ...['readings', 'steps', 'values'],
];

/** Modules that are loaded later find what they share with the page in it. */
const sharedByPage: Plugin = {
  name: 'shared by the page',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/shared\.js$/ }, ({ importer, resolveDir }) => {
      const isLater = resolveDir === livePageSources && parse(importer).name !== 'main';
      return isLater ? { path: './main.js', external: true } : null;
    }),
};

const names = ['live.css', 'later.css', 'main.ts', ...loadedLater.map((name) => `${name}.ts`)];

export const livePage: BuildOptions = {
  entryPoints: names.map((name) => ({ in: join(livePageSources, name), out: parse(name).name })),
  outdir: livePageFiles,
  absWorkingDir: root,
  bundle: true,
  plugins: [sharedByPage],
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
};
