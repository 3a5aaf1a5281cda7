// Writes the pictures of the README, from the real command and the real live page.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.js';
import { launchChromium } from './chromium.js';
import { findChromium } from './find-chromium.js';
import { drawInspect } from './terminal-picture.js';

const url = 'https:\\\\BÜCHER.example:443/a/../b c?q=ü#top';
const folder = join(root, 'docs/pictures');

async function drawLivePage(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: npm run install:browser');
  const cli = join(root, 'packages/urlkit/dist/cli.js');
  const server = spawn(process.execPath, [cli, 'serve', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launchChromium(executablePath);
  try {
    const [link] = await once(server.stdout.setEncoding('utf8'), 'data');
    const page = await browser.newPage({ viewport: { width: 900, height: 640 } });
    await page.goto(link.trim());
    await page.screenshot({ path: join(folder, 'live-page.png') });
  } finally {
    await browser.close();
    server.kill();
  }
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'inspect.svg'), drawInspect());
await drawLivePage();
