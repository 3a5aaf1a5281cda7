// Writes the pictures of the README, the guides and the site, from the real command and the real live page. For somebody
// to look at, it also writes to dist/pictures: the live page with ten inputs, and pages of the site (built now if they were not), on
// three screens and in two themes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { root, run } from '../../scripts/run.js';
import { serveFolder } from '../support/static-server.js';
import { launchChromium } from './chromium.js';
import { findChromium } from './find-chromium.js';
import { drawCompare, drawInspect, NARROW } from './terminal-picture.js';

const committed = join(root, 'docs/pictures');
const looks = join(root, 'dist/pictures');
const site = join(root, 'apps/site/dist');
const card = join(root, 'apps/site/public/card.png');

interface PageInput {
  readonly url: string;
  readonly base?: string;
}

const inputs: Readonly<Record<string, PageInput>> = {
  usual: { url: 'https://example.org/docs/guide?page=2#top' },
  rich: { url: 'https:\\\\User:pw@BÜCHER.example:443/a/../b c?q=ü&x=%7e#top' },
  invalid: { url: 'https:example.org:99999/a' },
  bidi: { url: 'http://\u0645\u0648\u0642\u0639.example/\u0645\u0633\u0627\u0631?\u0633=\u062C' },
  long: { url: `https://example.org/${'a-long-folder/'.repeat(30)}?${'name=value&'.repeat(30)}` },
  ipv6: { url: 'http://[64:ff9b::a9fe:a9fe]:8080/' },
  opaque: { url: 'mailto:somebody@example.org?subject=a b' },
  relative: { url: '../é?x=1&x=2', base: 'https://example.org/docs/guide/' },
  lookalike: { url: 'https://g\u0131thub.com/login' },
  confusing: { url: 'http://good.example\\@evil.example/' },
};

/** A page of each kind. */
const sitePages: Readonly<Record<string, string>> = {
  landing: '/',
  guide: '/guides/questions.html',
  api: '/api/@urlkit/url-api/',
  errors: '/docs/errors.html',
  benchmarks: '/docs/benchmarks.html',
};

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const screens: Readonly<Record<string, BrowserContextOptions>> = {
  1280: desktop,
  768: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  360: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

/** Draws an address on each screen and in each theme. */
async function drawLooks(
  browser: Browser,
  name: string,
  link: string,
  isWhole: boolean,
): Promise<void> {
  for (const [width, screen] of Object.entries(screens)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const path = join(looks, `${name}-${width}-${colorScheme}.png`);
      await drawPage(browser, link, path, { ...screen, colorScheme }, isWhole);
    }
  }
}

async function drawSite(browser: Browser): Promise<void> {
  if (!existsSync(site)) {
    await run('npm', ['run', 'fetch', '--', 'site']);
    await run('npm', ['run', 'docs']);
  }
  const server = serveFolder(site);
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    for (const [name, path] of Object.entries(sitePages))
      await drawLooks(browser, name, `http://127.0.0.1:${port}${path}`, name === 'landing');
  } finally {
    server.close();
  }
}

async function drawPage(
  browser: Browser,
  link: string,
  path: string,
  options: BrowserContextOptions,
  fullPage = false,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, fullPage });
  await context.close();
}

/** Draws the page as WebP, in fewer bytes than as PNG. Only the protocol of Chromium has this format. */
async function drawWebP(browser: Browser, link: string): Promise<Buffer> {
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 });
  await context.close();
  return Buffer.from(data, 'base64');
}

async function drawLivePage(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: npm run fetch -- browser');
  const cli = join(root, 'apps/urlkit/dist/cli.cjs');
  const server = spawn(process.execPath, [cli, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const browser = await launchChromium(executablePath);
  try {
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
    const address: string = line.trim();
    writeFileSync(join(committed, 'live-page.webp'), await drawWebP(browser, address));
    const cardSize = { viewport: { width: 1200, height: 630 } };
    await drawPage(browser, address, card, cardSize);
    for (const [name, input] of Object.entries(inputs)) {
      const link = `${address}#${new URLSearchParams({ ...input })}`;
      await drawLooks(browser, name, link, true);
    }
    await drawSite(browser);
  } finally {
    await browser.close();
    server.kill();
  }
}

for (const folder of [committed, looks]) mkdirSync(folder, { recursive: true });
writeFileSync(join(committed, 'inspect.svg'), drawInspect());
writeFileSync(join(committed, 'compare.svg'), drawCompare());
writeFileSync(join(committed, 'inspect-narrow.svg'), drawInspect(NARROW));
writeFileSync(join(committed, 'compare-narrow.svg'), drawCompare(NARROW));
await drawLivePage();
