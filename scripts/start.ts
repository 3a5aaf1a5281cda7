import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.js';
import './build.js';

const cli = join(root, 'packages/urlkit/dist/cli.js');
const args = [cli, 'parse', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
