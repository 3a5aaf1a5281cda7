// Writes the polyfill as classic scripts beside the modules of @urlkit/url-api.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { buildClassicScript } from './classic-script.js';
import { root } from './run.js';

// Printing in Node would be an own property of the prototypes that the standard does not name.
const withoutPrinting: Plugin = {
  name: 'without printing',
  setup(build) {
    build.onLoad({ filter: /url-api\/src\/inspect\.ts$/ }, () => ({
      contents: 'export function definePrinting() {}',
    }));
  },
};

const source = JSON.stringify(join(root, 'packages/url-api/src/install.ts'));
const program = `import { install } from ${source}; install(globalThis);`;

const licence = readFileSync(join(root, 'node_modules/punycode/LICENSE-MIT.txt'), 'utf8');
const notice = `/*! punycode.js\n${licence}*/\n`;

for (const [name, before, conditions] of [
  ['polyfill', notice, []],
  ['polyfill.ascii', '', ['no-idna']],
] as const) {
  const code = await buildClassicScript(program, {
    conditions: ['module', ...conditions],
    plugins: [withoutPrinting],
  });
  writeFileSync(join(root, `packages/url-api/dist/${name}.js`), before + code);
}
