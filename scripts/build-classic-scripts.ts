// Writes the polyfill as classic scripts beside the modules of @urlkit/url-api.

import { join } from 'node:path';
import { build } from 'esbuild';
import { classicScript } from './classic-script.js';
import { root } from './run.js';

const folder = join(root, 'packages/url-api');

for (const [name, conditions] of [
  ['polyfill', []],
  ['polyfill.ascii', ['no-idna']],
] as const) {
  await build({
    ...classicScript,
    entryPoints: [join(folder, 'src/polyfill/index.ts')],
    outfile: join(folder, `dist/${name}.js`),
    conditions: ['module', ...conditions],
    sourcemap: true,
    sourcesContent: false,
  });
}
