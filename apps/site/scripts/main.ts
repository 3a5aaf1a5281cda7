// npm run docs: builds the site into apps/site/dist.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './paths.js';

if (existsSync(join(site, 'node_modules'))) {
  await import('./build.js');
} else {
  console.error('What builds the site is not installed. Run npm run fetch -- site first.');
  process.exitCode = 1;
}
