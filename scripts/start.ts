// Builds the packages, unless they are built, and parses a URL with the command.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

const cli = join(root, 'packages/urlkit/dist/cli.js');
if (!existsSync(cli)) await import('./build.js');
const args = [cli, 'parse', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
