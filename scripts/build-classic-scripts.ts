// Writes the polyfill as classic scripts beside the modules of @urlkit/url-api.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClassicScript } from './classic-script.js';
import { root } from './run.js';

const source = JSON.stringify(join(root, 'packages/url-api/src/install.ts'));
const program = `import { install } from ${source}; install(globalThis);`;

for (const [name, conditions] of [
  ['polyfill', []],
  ['polyfill.ascii', ['no-idna']],
] as const) {
  const code = await buildClassicScript(program, {
    conditions: ['module', ...conditions],
  });
  writeFileSync(join(root, `packages/url-api/dist/${name}.js`), code);
}
