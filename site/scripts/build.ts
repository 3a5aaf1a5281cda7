// Builds the site from what is in the repository and without a network.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { checkLinks } from './links.js';
import { writePages } from './pages.js';
import { base, output, pages, root, site } from './paths.js';
import { writeReference } from './reference.js';

function report(problems: readonly string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

writePages();
report(await writeReference(join(pages, 'api')));
await build(site);
cpSync(join(root, 'packages/urlkit/dist/live'), join(output, 'live'), { recursive: true });
report(checkLinks(output, base));
console.log(`The site is in ${output}`);
