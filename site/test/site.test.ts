// The site as it was built, in a browser.

import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { createBrowserTest, type Page } from '../../test/browser/browser.js';
import { serveFolder } from '../../test/support/static-server.js';

const server = serveFolder(fileURLToPath(new URL('../dist', import.meta.url)));
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

browserTest('the live page works below the site', async (t, page) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Try it' }).click();
  await page.getByLabel('URL', { exact: true }).fill('HTTP://h');
  t.is(await page.locator('#attribute-href').inputValue(), 'http://h/');
});
