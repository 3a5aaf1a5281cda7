// Writes the polyfill as classic scripts beside the modules of @urlkit/url-api.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClassicScript } from './classic-script.js';
import { root } from './run.js';

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
  });
  writeFileSync(join(root, `packages/url-api/dist/${name}.js`), before + code);
}
