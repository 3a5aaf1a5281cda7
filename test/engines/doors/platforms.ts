// Runs the program of the doors in a platform, with a polyfill or without.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildClassicScript } from '../../../scripts/classic-script.js';
import { root, run, temporaryFolder } from '../../../scripts/run.js';
import { findChromium } from '../../browser/find-chromium.js';
import { installedPath, nodePath } from '../../support/engine-cache.js';

/** What is imported in each case. */
export const entries = {
  polyfill: "import '@urlkit/url-api/polyfill';",
  'polyfill/missing': "import '@urlkit/url-api/polyfill/missing';",
  'polyfill/force': "import '@urlkit/url-api/polyfill/force';",
  install:
    "import { install } from '@urlkit/url-api'; globalThis.urlkitInstalled = install(globalThis, { force: true });",
} as const;

export type Entry = keyof typeof entries;

/** When it is imported: before anything else, after all doors have been tried, or not at all. */
export type Order = 'first' | 'last' | 'none';

export interface Report {
  /** The result of `install`. */
  readonly result: unknown;
  readonly isReplaced: boolean;
  /** Outcomes by door, with the classes that are globals. */
  readonly global: Readonly<Record<string, string>>;
  /** The same with the classes that were globals before. */
  readonly kept: Readonly<Record<string, string>>;
}

const files = {
  'module.mjs': "export const name = 'module';",
  'message.cjs':
    "try { process.send('fork') } catch { require('node:worker_threads').parentPort?.postMessage('worker') } module.exports = 'required';",
  'worker.mjs': "postMessage('worker');",
  'hooks.mjs': 'export const resolve = (specifier, context, next) => next(specifier, context);',
  '.env': 'URLKIT_DOOR=open\n',
  'package.json': '{ "name": "doors" }',
};

const pages: Readonly<Record<string, string>> = {
  '/module.js': "export const name = 'module';",
  '/lib.js': "globalThis.lib = 'imported';",
  '/worker.js': "postMessage('worker');",
  '/shared.js': "onconnect = ({ ports: [port] }) => port.postMessage('shared');",
  '/image.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

const types = { js: 'text/javascript', svg: 'image/svg+xml' };

/** Serves what doors ask for, and a page. */
function serve(
  page: (origin: string) => string,
  importing: string,
  settle: (report: string) => void,
) {
  const log = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://h');
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      response.setHeader('service-worker-allowed', '/');
      const type = /\.(js|svg)$/.exec(pathname)?.[1] as keyof typeof types | undefined;
      response.setHeader(
        'content-type',
        type === undefined ? 'text/html;charset=utf-8' : types[type],
      );
      const text = pathname === '/importing.js' ? importing : pages[pathname];
      if (text !== undefined) response.end(text);
      else if (pathname === '/log') response.end(log.get(search) ?? '');
      else if (pathname === '/report') {
        settle(body);
        response.end();
      } else if (pathname === '/') response.end(page(originOf()));
      else {
        const { method, url, headers } = request;
        const echo = `${method} ${url} ${headers['content-type'] ?? 'no type'} ${body}`;
        log.set(search, echo);
        response.end(echo);
      }
    });
  }).listen(0, '127.0.0.1');
  const originOf = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, originOf };
}

function wait(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((settle) => server.once('listening', settle));
}

const program = (): Promise<string> => {
  const entry = JSON.stringify(join(root, 'test/engines/doors/program.js'));
  return buildClassicScript(`import ${entry}`, { external: ['node:*', 'bun:*'], minify: false });
};

/** The settings of the program, as a script. */
function settingsOf(order: Order, origin: string, folder: string, polyfill: string): string {
  const undici = pathToFileURL(join(root, 'node_modules/undici/index.js')).href;
  const settings = JSON.stringify({ order, origin, folder, undici });
  return `globalThis.urlkitSettings = { ...${settings}, install() { ${polyfill}; return globalThis.urlkitInstalled ?? null; } };\n`;
}

/** The folder that has one for each run. */
const base = temporaryFolder();

interface Run {
  readonly entry?: Entry;
  readonly order: Order;
}

/** Runs the program in a shell, which takes the path of a script. */
async function runInShell(
  command: string,
  args: readonly string[],
  { entry, order }: Run,
): Promise<Report> {
  const polyfill = entry === undefined ? '' : await buildClassicScript(entries[entry]);
  const folder = mkdtempSync(join(base, 'run-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { server, originOf } = serve(
    () => '',
    '',
    () => {},
  );
  await wait(server);
  const address = `${pathToFileURL(folder).href}/`;
  const script = `${settingsOf(order, originOf(), address, polyfill)}${await program()}
    const report = await globalThis.urlkitReport;
    (await import('node:fs')).writeFileSync(${JSON.stringify(join(folder, 'report.json'))}, report);
    process.exit(0);`;
  const path = join(folder, 'program.mjs');
  writeFileSync(path, script);
  try {
    await run(command, [...args, path], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs the program in a page of a browser, which posts its report. */
async function runInBrowser(
  start: (profile: string, address: string) => readonly string[],
  command: string,
  { entry, order }: Run,
): Promise<Report> {
  const polyfill = entry === undefined ? '' : await buildClassicScript(entries[entry]);
  const source = await program();
  const page = (origin: string): string =>
    `<!doctype html><title>doors</title><link rel="icon" href="data:,"><body><script>
    ${settingsOf(order, origin, `${origin}/`, polyfill)}${source}
    urlkitReport.then((report) => fetch('/report', { method: 'POST', body: report }));
  </script>`.replaceAll(/<\/script>(?!$)/g, '<\\/script>');
  const importing = `${order === 'none' ? '' : polyfill}; importScripts(new URL('/lib.js', location.href)); postMessage(lib);`;
  const profile = mkdtempSync(join(base, 'profile-'));
  return await new Promise((settle, fail) => {
    const { server, originOf } = serve(page, importing, (report) =>
      end(() => settle(JSON.parse(report))),
    );
    const timer = setTimeout(
      () => end(() => fail(new Error(`${command} posts no report`))),
      180_000,
    );
    let child: ReturnType<typeof spawn> | undefined;
    const end = (finish: () => void): void => {
      clearTimeout(timer);
      child?.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      server.closeAllConnections();
      server.close();
      finish();
    };
    server.once('listening', () => {
      mkdirSync(profile, { recursive: true });
      child = spawn(command, start(profile, `${originOf()}/`), { detached: true, stdio: 'ignore' });
      child.once('error', fail);
    });
  });
}

export interface DoorPlatform {
  readonly name: string;
  /** The program that it runs, or null if there is none. */
  readonly command: string | null;
  readonly run: (how: Run) => Promise<Report>;
}

const shell = (name: string, command: string, args: readonly string[] = []): DoorPlatform => ({
  name,
  command: args.find((arg) => isAbsolute(arg)) ?? command,
  run: (how) => runInShell(command, args, how),
});

const browser = (
  name: string,
  command: string | null,
  argsOf: (profile: string, address: string) => readonly string[],
): DoorPlatform => ({
  name,
  command,
  run: (how) => runInBrowser(argsOf, command ?? name, how),
});

const majorOf = ({ node }: NodeJS.ProcessVersions): string => node.split('.')[0] ?? '';

/** The Node that runs. */
export const ownNode: DoorPlatform = shell(`Node ${majorOf(process.versions)}`, process.execPath);

export const platforms: readonly DoorPlatform[] = [
  ownNode,
  ...['22', '24', '26']
    .filter((major) => major !== majorOf(process.versions))
    .map((major) => shell(`Node ${major}`, nodePath(major))),
  shell('Deno', process.execPath, [
    installedPath('deno', 'bin.cjs'),
    ...['run', '--quiet', '--allow-all', '--unstable-kv'],
  ]),
  shell('Bun', installedPath('bun', 'bin/bun.exe')),
  browser('Chromium', findChromium(), (profile, address) => [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ...[`--user-data-dir=${profile}`, address],
  ]),
  browser('Firefox', '/usr/bin/firefox-esr', (profile, address) => [
    ...['--headless', '--no-remote', '--profile', profile, address],
  ]),
];
