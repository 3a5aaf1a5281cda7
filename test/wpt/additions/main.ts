// Runs the cases on the URL class of engines, and prints how many fail. With --write, writes results.json and the page.
// With --install, installs Node 26, Deno and Bun from npm. Chromium and Firefox must be installed.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../../../scripts/run.js';
import { findChromium } from '../../browser/find-chromium.js';
import { findNode, installEngine, installedPath, nodePath } from '../../support/engine-cache.js';
import { additions, type Failing, runAdditions } from './cases.js';
import { pageOf } from './page.js';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
});

// Compilers that keep the names of functions call this helper.
const program = `var __name = (value) => value;
const answer = JSON.stringify((${runAdditions.toString()})(${JSON.stringify(additions)}, URL, URLSearchParams).failing);`;

const folder = mkdtempSync(join(tmpdir(), 'urlkit-additions-'));

async function runInShell(command: string, args: readonly string[]): Promise<string> {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, `${program}\nconsole.log(answer);`);
  return await run(command, [...args, file]);
}

/** Opens a page, which posts its answer. */
async function runInBrowser(command: string, args: readonly string[]): Promise<string> {
  let browser: ChildProcess | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') server.emit('answer', body);
      response.setHeader('content-type', 'text/html;charset=utf-8');
      const post = "fetch('/', { method: 'POST', body: answer });";
      response.end(`<!doctype html><script>${program.replaceAll('</', '<\\/')}\n${post}</script>`);
    });
  });
  try {
    return await new Promise<string>((settle, fail) => {
      server.once('answer', settle);
      setTimeout(() => fail(new Error(`${command} does not answer`)), 120_000).unref();
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        const address = `http://127.0.0.1:${port}/`;
        browser = spawn(command, [...args, address], { detached: true, stdio: 'ignore' });
        browser.once('error', fail);
      });
    });
  } finally {
    if (browser?.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    server.closeAllConnections();
    server.close();
  }
}

type Engine = readonly [
  name: string,
  version: readonly [command: string, ...args: string[]],
  answer: () => Promise<string>,
];

const node26 = nodePath('26');
const deno = installedPath('deno', 'bin.cjs');
const bun = installedPath('bun', 'bin/bun.exe');
const chromium = findChromium() ?? 'chromium';
const profile = join(folder, 'profile');

const engines: readonly Engine[] = [
  ['Node', [process.execPath, '-v'], () => runInShell(process.execPath, [])],
  ['Node', [node26, '-v'], () => runInShell(node26, [])],
  [
    'Deno',
    [process.execPath, deno, '-v'],
    () => runInShell(process.execPath, [deno, 'run', '--quiet']),
  ],
  ['Bun', [bun, '-v'], () => runInShell(bun, [])],
  [
    'Chromium',
    [chromium, '--version'],
    () =>
      runInBrowser(chromium, [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        `--user-data-dir=${profile}-chromium`,
      ]),
  ],
  [
    'Firefox',
    ['firefox-esr', '--version'],
    () => {
      // Firefox makes no folder for its profile.
      const own = mkdtempSync(`${profile}-firefox-`);
      return runInBrowser('firefox-esr', ['--headless', '--no-remote', '--profile', own]);
    },
  ],
];

if (values.install) {
  await findNode('26');
  await installEngine('deno', 'deno@2');
  await installEngine('bun', 'bun@1');
}

const found: Record<string, readonly Failing[]> = {};
for (const [name, [command, ...args], answer] of engines) {
  try {
    const version = /\d+(?:\.\d+)+/.exec(await run(command, args))?.[0] ?? '?';
    found[`${name} ${version}`] = JSON.parse(await answer());
    console.log(`${name} ${version}: ${found[`${name} ${version}`]?.length} differences`);
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
    process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

if (values.write) {
  const written = `${JSON.stringify(found, null, 2)}\n`;
  writeFileSync(join(root, 'test/wpt/additions/results.json'), written);
  writeFileSync(join(root, 'docs/engine-differences.md'), pageOf(found));
}
