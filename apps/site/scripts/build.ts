// Builds the site from what is in the repository and without a network.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Copies the live page. Its links lead to the pages of the site. */
function copyLivePage(): void {
  const folder = join(output, 'live');
  cpSync(join(root, 'apps/urlkit/dist/live'), folder, { recursive: true });
  const file = join(folder, 'index.html');
  const places: Readonly<Record<string, string>> = {
    home: '../',
    guides: '../guides/jobs.html',
    api: '../api/',
  };
  const html = readFileSync(file, 'utf8').replace(
    /href="[^"]*" data-page="(\w+)"/g,
    (_, page: string) => `href="${places[page]}"`,
  );
  writeFileSync(file, html);
}

writePages();
report(await writeReference(join(pages, 'api')));
await build(site);
copyLivePage();
report(checkLinks(output, base));
console.log(`The site is in ${output}`);
