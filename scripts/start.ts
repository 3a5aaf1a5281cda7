// npm start -- ARGUMENTS: builds the packages, unless they are built, and runs the command urlkit.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

const cli = join(root, 'apps/urlkit/dist/cli.cjs');
if (!existsSync(cli)) {
  console.error('Building the packages, which takes about a minute…');
  await import('./build.js');
}
const args = [cli, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
