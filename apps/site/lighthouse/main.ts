// npm run check -- lighthouse: what Lighthouse says of a page of each kind, served with compression.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../scripts/run.js';
import { findChromium } from '../../../test/browser/find-chromium.js';
import { output, root } from '../scripts/paths.js';

const folder = join(root, 'apps/site/lighthouse');

if (findChromium() === null) {
  throw new Error('There is no Chromium: npm run fetch -- browser');
}
if (!existsSync(output)) throw new Error('There is no site: npm run docs');
if (!existsSync(join(folder, 'node_modules'))) {
  await run('npm', ['ci', '--prefix', folder, '--silent']);
}
await run('tsc', ['-p', folder]);
const { checkPages } = await import('./check-pages.js');
const problems = await checkPages();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
