// Serves the live page with the installed command.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { createBrowserTest, type Page } from './browser.js';

export const cli: string = fileURLToPath(
  new URL('../../apps/urlkit/dist/cli.cjs', import.meta.url),
);

let served: ChildProcess;
export let address = '';

test.before(async () => {
  served = spawn(process.execPath, [cli, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (served.stdout === null) throw new Error('no standard output');
  const [line] = await once(served.stdout.setEncoding('utf8'), 'data');
  address = line.trim();
});

test.after.always(() => {
  served.kill();
});

export const browserTest: ReturnType<typeof createBrowserTest> = createBrowserTest(() => address);

export function linkTo(url: string, base = ''): string {
  return `${address}#${new URLSearchParams({ url, base })}`;
}

export const urlField = (page: Page) => page.getByLabel('URL', { exact: true });
