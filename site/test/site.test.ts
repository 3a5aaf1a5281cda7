// The site as it was built, in a browser.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { findFaults } from '../../test/browser/axe.js';
import { createBrowserTest, type Page, type Response } from '../../test/browser/browser.js';
import { withAssertions } from '../../test/support/examples.js';
import { serveFolder } from '../../test/support/static-server.js';
import { searchWords } from '../search-words.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const server = serveFolder(dist);
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browserTest = createBrowserTest(address);

test.after.always(() => {
  server.close();
});

/** Opens a page and waits until its scripts have taken it over: a click before does nothing. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${address()}${path}`);
  await page.waitForFunction('document.querySelector("#app").__vue_app__ !== undefined');
}

browserTest('a search finds an export, and leads to its page', async (t, page) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('parseIPv6');
  const result = page.locator('.result', { hasText: 'parseIPv6' }).first();
  await result.waitFor();
  await result.click();
  await page.waitForURL(/parseIPv6/);
  t.regex((await page.locator('main').textContent()) ?? '', /parseIPv6\(/);
});

browserTest('a page is light or dark', async (t, page) => {
  await open(page, '/guides/jobs.html');
  const isDark = () => page.evaluate('document.documentElement.classList.contains("dark")');
  t.false(await isDark());
  await page.getByRole('switch').first().click();
  t.true(await isDark());
});

browserTest('the sizes and the speeds are there', async (t, page) => {
  for (const name of ['sizes', 'benchmarks']) {
    await open(page, `/docs/${name}.html`);
    t.true((await page.locator('main table').count()) > 0, name);
  }
});

browserTest('the live page works below the site, and leads back', async (t, page) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explain a URL' }).first().click();
  await page.getByLabel('URL', { exact: true }).fill('HTTP://h');
  t.is(await page.locator('#attribute-host').inputValue(), 'h');
  await page.getByRole('link', { name: 'Guides' }).click();
  await page.waitForURL(/\/guides\/jobs/);
});

browserTest('the landing page draws a URL as it is typed', async (t, page) => {
  await open(page, '/');
  t.true(await page.getByText('npm install @urlkit/url-api').isVisible());
  t.is(
    await page.locator('#home-result').textContent(),
    'https://user@xn--bcher-kva.example/b%20c?q=%C3%BC#top',
  );
  const field = page.getByLabel('A URL to draw');
  await field.fill('HTTP://h:80/a/../b');
  t.is(await page.locator('#home-result').textContent(), 'http://h/b');
  t.is(await page.locator('#home-written .dropped').first().textContent(), ':80');
  await field.fill('nothing');
  t.true(await page.getByText('This does not parse.').isVisible());
  t.is(await page.locator('.home-figures a').count(), 4);
  const questions = page.locator('.questions a');
  t.is(await questions.count(), 4);
  await questions.filter({ hasText: 'Is it safe to fetch?' }).click();
  await page.getByText('Not a public address.').waitFor();
});

browserTest('the code of the landing page gives the values in its comments', async (t, page) => {
  await open(page, '/');
  const code = (await page.getByLabel('How to use').textContent()) ?? '';
  const { source, assertions } = withAssertions(code);
  t.is(assertions, 3);
  // The code runs from here, so that it imports the packages by their published names.
  const file = join(root, 'node_modules/.landing-page.mjs');
  writeFileSync(file, source);
  try {
    await t.notThrowsAsync(import(pathToFileURL(file).href));
  } finally {
    rmSync(file);
  }
});

browserTest('the landing page does not load the index of the search', async (t, page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  t.false(asked.some((url) => /localSearchIndex/.test(url)));
  await Promise.all([
    page.waitForRequest(/localSearchIndex/),
    page.getByRole('button', { name: 'Search' }).click(),
  ]);
});

browserTest('each word that people type finds its page first or second', async (t, page) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search' }).click();
  const words = Object.entries(searchWords).flatMap(([path, all]) =>
    all.map((word) => ({ path, word })),
  );
  t.true(words.length >= 30);
  const results = page.locator('.result');
  for (const { path, word } of words) {
    await page.getByRole('searchbox').fill('');
    await results.first().waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill(word);
    await results.first().waitFor();
    const links = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const pages = links.map((link) => link?.replace(/(?:\.html)?(?:#.*)?$/, ''));
    t.true(Array.from(new Set(pages)).slice(0, 2).includes(path), `${word}: ${pages.slice(0, 3)}`);
  }
});

test('the reference names every module of every package', (t) => {
  const index = readFileSync(join(dist, 'api/index.html'), 'utf8');
  const modules = readPackages().flatMap(({ manifest: { name, exports } }) =>
    Object.keys(exports)
      .filter((path) => !/internal|whole|globals|package\.json|\.js$/.test(path))
      .map((path) => name + path.slice(1)),
  );
  const documented = modules.filter((module) => module !== 'urlkit');
  t.true(documented.includes('@urlkit/url-api'));
  for (const module of documented) t.true(index.includes(`>${module}<`), module);
});

test('pages have a description, an icon and a picture', (t) => {
  for (const path of ['index.html', 'guides/jobs.html', 'packages/idna.html']) {
    const html = readFileSync(join(dist, path), 'utf8');
    for (const pattern of [
      /<meta name="description" content="[^"]{40,}"/,
      /<meta property="og:description" content="[^"]{40,}"/,
      /<meta property="og:image" content="https:\/\/urlkit\.github\.io\/card\.png"/,
      /<link rel="icon" type="image\/svg\+xml" href="\/logo\.svg">/,
    ]) {
      t.regex(html, pattern, path);
    }
  }
  t.regex(
    readFileSync(join(dist, 'sitemap.xml'), 'utf8'),
    /<loc>https:\/\/urlkit\.github\.io\/packages\/idna/,
  );
});

const looked = ['/', '/guides/jobs.html', '/api/@urlkit/host/functions/parseHost.html'];

// What Lighthouse counts, without its measurements of time.
browserTest('pages are light', async (t, page) => {
  for (const path of looked) {
    let bytes = 0;
    const asked: string[] = [];
    const add = async (response: Response): Promise<void> => {
      asked.push(new URL(response.url()).pathname);
      bytes += gzipSync(await response.body()).length;
    };
    const loaded: Promise<void>[] = [];
    const listen = (response: Response) => void loaded.push(add(response));
    page.on('response', listen);
    const demo = path === '/' ? page.waitForResponse(/home-demo/) : null;
    await open(page, path);
    await demo;
    await page.waitForLoadState('networkidle');
    await Promise.all(loaded);
    page.off('response', listen);
    t.true(bytes < 140_000, `${path}: ${bytes} bytes`);
    t.true(asked.length > 3 && asked.length < 20, `${path}: ${asked}`);
    t.false(
      asked.some((name) => /woff2?$|localSearchIndex/.test(name)),
      path,
    );
    t.is(
      asked.some((name) => /home-demo/.test(name)),
      path === '/',
      path,
    );
    t.true((await page.locator('*').count()) < 1400, path);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  browserTest(
    `axe finds no faults in the ${colorScheme} theme`,
    async (t, page) => {
      for (const path of looked) {
        await open(page, path);
        t.deepEqual(await findFaults(page), [], path);
        t.is(await page.locator('main, [role=main]').count(), 1, path);
      }
    },
    { colorScheme },
  );
}

browserTest(
  'nothing is wider than a phone, and tables are lists',
  async (t, page) => {
    for (const path of [...looked, '/guides/command-reference.html']) {
      await open(page, path);
      const tooMuch = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      t.is(tooMuch, 0, path);
      t.deepEqual(await findFaults(page), [], path);
    }
    const row = page.locator('.vp-doc tbody tr').first();
    const [name, text] = await Promise.all(
      [0, 1].map((n) => row.locator('td').nth(n).boundingBox()),
    );
    t.true((text?.y ?? 0) >= (name?.y ?? Number.POSITIVE_INFINITY) + (name?.height ?? 0));
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);
