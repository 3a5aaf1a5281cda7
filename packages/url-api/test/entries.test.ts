// Tests what the files of the package do when they are loaded, each in its own process.

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import test from 'ava';

async function run(code: string, ...options: readonly string[]): Promise<unknown> {
  const args = [...options, '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

test('polyfill/missing installs the classes if there is no URL', async (t) => {
  const host = await run(`
    delete globalThis.URL;
    await import('@urlkit/url-api/polyfill/missing');
    const { URL, URLSearchParams } = await import('@urlkit/url-api');
    const isOurs = globalThis.URL === URL && globalThis.URLSearchParams === URLSearchParams;
    console.log(JSON.stringify([isOurs, new globalThis.URL('https://faß.example').host]));
  `);
  t.deepEqual(host, [true, 'xn--fa-hia.example']);
});

test('polyfill/missing keeps a URL with defects', async (t) => {
  const isKept = await run(`
    class URL {}
    const { URLSearchParams } = globalThis;
    globalThis.URL = URL;
    await import('@urlkit/url-api/polyfill/missing');
    const isKept = globalThis.URL === URL && globalThis.URLSearchParams === URLSearchParams;
    console.log(JSON.stringify(isKept));
  `);
  t.true(isKept);
});

test('objects that Node makes are instances of the polyfill', async (t) => {
  const answers = await run(`
    import { pathToFileURL } from 'node:url';
    await import('@urlkit/url-api/polyfill/force');
    const url = pathToFileURL('/a');
    console.log(JSON.stringify([url instanceof URL, new URL(url).href]));
  `);
  t.deepEqual(answers, [true, 'file:///a']);
});

test('a long base URL does not stay in memory', async (t) => {
  const kept = await run(
    `
    import { URL } from '@urlkit/url-api';
    const resolve = (length) => new URL('?', 'https://example.org/' + 'a'.repeat(length)).href.length;
    const used = () => (gc(), process.memoryUsage().heapUsed);
    resolve(1);
    const before = used();
    resolve(5e7);
    console.log(used() - before);
  `,
    '--expose-gc',
  );
  t.true(Number(kept) < 5e6, `${kept} bytes`);
});

test('Node prints little of the file with an error that nobody catches', async (t) => {
  const code = "import { URL } from '@urlkit/url-api'; new URL('https://example.org:secret/');";
  const error = (await t.throwsAsync(run(code))) as Error & { readonly stderr: string };
  t.regex(
    error.stderr,
    /\nTypeError: Invalid URL: port-invalid at character 21\. See https:\/\/\S+#port-invalid\n +at new URL /,
  );
  t.true(error.stderr.length < 2000, error.stderr.slice(0, 2000));
  t.notRegex(error.stderr, /secret/);
});

const browserFile = fileURLToPath(import.meta.resolve('@urlkit/url-api/bundled'));
// In the checkout: where it is installed, packages beside it may be of other versions.
const dist = join(import.meta.dirname, '../dist');

test('the file for browsers needs no imports or host objects', async (t) => {
  const answers = await run(
    `
    import { readFileSync } from 'node:fs';
    import { createContext, SourceTextModule } from 'node:vm';
    const context = createContext(Object.create(null));
    const source = readFileSync(${JSON.stringify(browserFile)}, 'utf8');
    const module = new SourceTextModule(source, { context });
    await module.link((specifier) => { throw new Error(specifier); });
    await module.evaluate();
    const { URL, ...others } = module.namespace;
    console.log(JSON.stringify([new URL('https://faß.example').host, Object.keys(others).sort()]));
    `,
    ...['--experimental-vm-modules', '--no-warnings'],
  );
  const { URL: _, ...others } = await import('@urlkit/url-api');
  t.deepEqual(answers, ['xn--fa-hia.example', Object.keys(others).sort()]);
});

test('the map of the bundle leads to the modules in it, and does not repeat them', (t) => {
  const map = JSON.parse(readFileSync(join(dist, 'bundled.js.map'), 'utf8'));
  t.is(map.sourcesContent, undefined);
  const paths = map.sources.map((source: string) => join(dist, source));
  t.true(paths.includes(join(dist, '../../url-parser/dist/index.js')));
  for (const source of paths) t.true(existsSync(source), source);
});

test('a stack trace leads to the modules of the bundle', async (t) => {
  const stack = await run(
    `
    const { URLSearchParams } = await import('@urlkit/url-api/bundled');
    Error.stackTraceLimit = 1;
    try {
      URLSearchParams.prototype.get.call({}, 'a');
    } catch (error) {
      console.log(JSON.stringify(error.stack));
    }
    `,
    '--enable-source-maps',
  );
  t.regex(String(stack), /url-api[\\/]dist[\\/]index\.js:\d+/);
});

test('stack traces begin with the member that was called', async (t) => {
  const lines = await run(`
    import { URL } from '@urlkit/url-api';
    const url = new URL('a:b');
    const calls = [
      function construct() { new URL('a b'); },
      function constructWithBase() { new URL('a', 'b'); },
      function set() { url.href = 'a b'; },
    ];
    const callers = calls.map((call) => {
      try { call(); } catch (error) { return error.stack.split('\\n')[1].trim().split(' ').slice(1, 3).join(' '); }
    });
    console.log(JSON.stringify(callers));
  `);
  t.deepEqual(lines, ['new URL', 'new URL', 'set href']);
});
