// Writes the live page and the manual page beside the command.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, run } from './run.js';

const source = join(root, 'packages/urlkit/live-page');
const target = join(root, 'packages/urlkit/dist/live');

mkdirSync(target, { recursive: true });
for (const file of ['index.html', 'live.css']) cpSync(join(source, file), join(target, file));
await build({
  entryPoints: [join(source, 'main.ts')],
  outfile: join(target, 'live.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
});

const command = join(root, 'packages/urlkit/dist/cli.js');
writeFileSync(
  join(root, 'packages/urlkit/dist/urlkit.1'),
  await run(process.execPath, [command, 'man']),
);
