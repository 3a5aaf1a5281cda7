// Builds the documentation site; see site/scripts/main.ts.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.js';

const site = join(root, 'site');
if (!existsSync(join(site, 'node_modules'))) {
  console.error('What builds the site is not installed. Run npm ci --prefix site first.');
  process.exit(1);
}
await run('npx', ['tsc', '-p', '.'], { cwd: site });
console.log(await run('npx', ['tsx', 'scripts/main.ts'], { cwd: site }));
