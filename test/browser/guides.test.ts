// Tests the HTML and the import maps of docs/guides.

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { codeBlocks } from '../support/examples.js';
import { serveFolder } from '../support/static-server.js';
import { createBrowserTest } from './browser.js';

const top = fileURLToPath(new URL('../..', import.meta.url));
const pathOf = (name: string) => join(top, `docs/guides/${name}.md`);
const scriptTags = ['engines', 'start'].flatMap((name) => codeBlocks(pathOf(name), 'html'));
const importMaps = codeBlocks(pathOf('engines'), 'json').map((code) => JSON.parse(code));

/** A page that imports every module in an import map. */
function importingPage(map: { readonly imports: Readonly<Record<string, string>> }): string {
  const names = Object.keys(map.imports).map((name) => `import(${JSON.stringify(name)})`);
  return `<!doctype html><script type="importmap">${JSON.stringify(map)}</script><script type="module">
    const modules = await Promise.all([${names.join()}]);
    document.title = modules.map((module) => Object.keys(module).length > 0).join();
  </script>`;
}

const pages = new Map([
  ...scriptTags.map((code, index) => [`/packages/url-api/dist/page-${index}.html`, code] as const),
  ...importMaps.map((map, index) => [`/map-${index}.html`, importingPage(map)] as const),
]);
const server = serveFolder(top, pages);
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browserTest = createBrowserTest(address);

test.after.always(() => {
  server.close();
});

browserTest('pages with a script tag have a URL', async (t, page) => {
  t.is(scriptTags.length, 2);
  for (const index of scriptTags.keys()) {
    await page.goto(`${address()}/packages/url-api/dist/page-${index}.html`);
    t.is(await page.title(), 'https://example.org/b?c=d');
  }
});

for (const [index, { imports }] of importMaps.entries()) {
  browserTest(`a page with import map ${index + 1} loads its packages`, async (t, page) => {
    await page.goto(`${address()}/map-${index}.html`);
    await page.waitForFunction('document.title !== ""');
    t.is(
      await page.title(),
      Object.keys(imports)
        .map(() => 'true')
        .join(),
    );
  });
}
