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

/** Rewrites a file of the site. */
function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Copies the live page. Its links lead to the pages of the site. */
function copyLivePage(): void {
  const folder = join(output, 'live');
  cpSync(join(root, 'apps/urlkit/dist/live'), folder, { recursive: true });
  const places: Readonly<Record<string, string>> = {
    home: '../',
    start: '../guides/start.html',
    guides: '../guides/',
    packages: '../packages/',
    api: '../api/',
    search: '../?search',
    glossary: '../guides/glossary.html',
  };
  rewrite(join(folder, 'index.html'), (html) =>
    html.replace(
      /href="[^"]*" data-page="(\w+)"(?: hidden)?/g,
      (_, page: string) => `href="${places[page]}"`,
    ),
  );
  // What explains an error.
  rewrite(join(folder, 'main.js'), (code) =>
    code.replace(
      /https:\/\/github\.com\/urlkit\/urlkit\/blob\/main\/docs\/(?:errors\.md#(\$\{.*?\})|(guides\/\w+)\.md)/g,
      (_, error?: string, guide?: string) =>
        `../${guide === undefined ? `errors/${error}` : guide}.html`,
    ),
  );
}

writePages();
report(await writeReference(join(pages, 'api')));
// The side bar reads the pages.
const { guidesPage } = await import('./side-bar.js');
writeFileSync(join(pages, 'guides/index.md'), guidesPage());
await build(site);
copyLivePage();
report(checkLinks(output, base));
console.log(`The site is in ${output}`);
