// Tests the code that the live page writes, by running it.

import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { refang } from '@urlkit/url-text';
import test, { type ExecutionContext } from 'ava';
import { analyze } from '../live-page/analysis.js';
import { defang } from '../live-page/defang.js';
import { comparePrograms } from '../live-page/programs.js';
import { goLiteral, javascriptLiteral, pythonLiteral, shellWord } from '../live-page/quoting.js';
import { snippetsOf } from '../live-page/snippets.js';

const run = promisify(execFile);

/** Declares a test that needs a program. It is left out where there is none, but not in CI. */
function programTest(
  program: string,
  title: string,
  implementation: (t: ExecutionContext) => Promise<void>,
): void {
  const isThere = spawnSync(program, ['--help']).error === undefined;
  const declare = isThere || process.env['CI'] === 'true' ? test : test.skip;
  declare(title, implementation);
}

const folder = mkdtempSync(join(tmpdir(), 'urlkit-code-'));
test.after.always(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const texts: readonly string[] = [
  ...['', ' ', "it's", '"', '\\', '\\\\', "\\'", '`', '$HOME', '$(id)', '`id`', '!!', '~', '*'],
  ...['%s', '%d', '{a,b}', '[a-c]', '#', '-n', '--help', 'a\nb', 'a\r\nb', '\t', '\x7F', '\x1B[1m'],
  ...[
    'ü',
    '日本',
    '\u{1F600}',
    '\u202Eabc',
    '\u2028',
    '\uFEFF',
    '$\u007Bx}',
    '\\u0041',
    '\\x41',
    '\\101',
  ],
  ...["'\u200B'", '\u200B1', '\u200Bf', '\u{E0041}'],
];

test('a literal of JavaScript is the text, and hides nothing', async (t) => {
  const all = [...texts, '\0', '\x001', '\uD800', '\uDC00a'];
  const script = `console.log(JSON.stringify([${all.map(javascriptLiteral).join(', ')}]))`;
  t.notRegex(script, /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  const { stdout } = await run(process.execPath, ['-e', script]);
  t.deepEqual(JSON.parse(stdout), all);
});

programTest('python3', 'a literal of Python is the text', async (t) => {
  const all = [...texts, '\0', '\x001', '\uD800', '\uDC00a'];
  const script = `import json\nprint(json.dumps([${all.map(pythonLiteral).join(', ')}]))`;
  const { stdout } = await run('python3', [write('literals.py', script)]);
  t.deepEqual(JSON.parse(stdout), all);
});

programTest('go', 'a literal of Go is the text', async (t) => {
  const all = [...texts, '\0', '\x001', '\uD800'];
  const script = [
    'package main',
    'import ("encoding/json"; "os")',
    `func main() { json.NewEncoder(os.Stdout).Encode([]string{${all.map(goLiteral).join(', ')}}) }`,
  ].join('\n');
  const { stdout } = await run('go', ['run', write('literals.go', script)]);
  t.deepEqual(JSON.parse(stdout), [...texts, '\0', '\x001', '\uFFFD']);
});

programTest('bash', 'a word of a shell is the text, in every locale', async (t) => {
  const script = `printf '%s\\0' ${texts.map(shellWord).join(' ')}`;
  for (const locale of ['C', 'C.UTF-8']) {
    const env = { ...process.env, LC_ALL: locale };
    const { stdout } = await run('bash', [write('words.sh', script)], { env });
    t.deepEqual(stdout.split('\0').slice(0, -1), texts, locale);
  }
});

programTest('sh', 'a text in which nothing is hidden is a word of every shell', async (t) => {
  const plain = texts.filter((text) => !/[\p{Cc}\p{Cf}\p{Zl}]/u.test(text));
  const script = `printf '%s\\0' ${plain.map(shellWord).join(' ')}`;
  const { stdout } = await run('sh', [write('plain.sh', script)]);
  t.deepEqual(stdout.split('\0').slice(0, -1), plain);
});

const urls: readonly string[] = [
  "https://u:it's@h.example:8080/$HOME/`id`?q={\"a\":[1,2]}&b='$(id)'\\#!!",
  'http://[2001:db8::1]/a?b',
  'https://bücher.example/a b#c',
  'x:\'"\\$`{}',
];

/** Returns the code for a URL by its title. */
function codeOf(url: string, base = ''): ReadonlyMap<string, string> {
  const snippets = snippetsOf(analyze({ url, base, other: null }, comparePrograms));
  return new Map(snippets.map(({ what, text }) => [what, text.replace(/^\$ /, '')]));
}

test('the code for two URLs compares them, with the base of the page', (t) => {
  const inputs = ['http://h/a', 'HTTP://H:80/x/../a', 'http://h/b', "/it's", 'a', 'http://h:x/'];
  for (const url of inputs) {
    for (const other of inputs) {
      for (const base of ['', 'http://h/']) {
        const [snippet] = snippetsOf(analyze({ url, base, other }, comparePrograms));
        const code = (snippet?.text ?? '').replace(/^import.*\n/, '').replace(/\n {2}/g, ' ');
        const lines = code.split('\n').map((line) => line.split('; // '));
        t.true(lines.length > 0);
        for (const [expression = '', value = ''] of lines) {
          t.is(String(runInNewContext(expression, { URL })), value, expression);
        }
      }
    }
  }
});

programTest('python3', 'the code in Python prints the URL', async (t) => {
  for (const url of urls) {
    const code = codeOf(url).get('Python') ?? '';
    const { stdout } = await run('python3', [write('snippet.py', code)]);
    t.is(stdout.trim().split(' ').at(-1), new URL(url).href.replace(/:$/, ':'), url);
  }
});

programTest('go', 'the code in Go prints the URL', async (t) => {
  for (const [index, url] of urls.entries()) {
    const code = codeOf(url).get('Go') ?? '';
    const { stdout } = await run('go', ['run', write(`snippet${index}.go`, code)]);
    const printed = new URL(stdout.trim().split(' ').at(-1) ?? '');
    t.is(printed.hostname, new URL(url).hostname);
  }
});

programTest('curl', 'the command of curl asks for the URL', async (t) => {
  let asked: string | undefined;
  const server = createServer((request, response) => {
    asked = request.url;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    for (const rest of ["/a?q={1,2}&r=[1-3]&s='$(id)'\\`!!", '/%7Bx%7D/[a]', "/it's"]) {
      const url = `http://127.0.0.1:${port}${rest}`;
      await run('sh', [write('curl.sh', `${codeOf(url).get('curl')} --silent --noproxy '*'`)]);
      t.is(asked, new URL(url).href.replace(/^http:\/\/[^/]*/, ''));
    }
  } finally {
    server.close();
  }
});

programTest('bash', 'the command reads the URL and the base', async (t) => {
  const cases = [...urls, '-n', '--help', "a 'b'\u200B", '$(id)'];
  for (const url of cases) {
    const script = `urlkit() { printf '%s\\0' "$@"; }\n${codeOf(url, "https://h/it's").get('the command')}`;
    const { stdout } = await run('bash', [write('command.sh', script)]);
    const words = stdout.split('\0').slice(0, -1);
    const cli = join(import.meta.dirname, '../dist/cli.cjs');
    const [name = '', ...rest] = words;
    const { stdout: json } = await run(process.execPath, [cli, name, '--json', ...rest]).catch(
      (error: { readonly stdout: string }) => error,
    );
    t.is(JSON.parse(json).input, url);
  }
});

test('no code is written that a program cannot read', (t) => {
  t.deepEqual([...codeOf('http://h:x/').keys()], ['JavaScript', 'the command']);
  t.deepEqual([...codeOf('x:\0').keys()], ['JavaScript', 'Python', 'Go']);
  t.deepEqual([...codeOf('mailto:a@b').keys()], ['JavaScript', 'the command', 'Python', 'Go']);
});

test('a defanged URL is refanged to the same URL', (t) => {
  t.is(defang('https://example.org/a.b?c'), 'hxxps://example[.]org/a.b?c');
  t.is(defang('http://u:p@h.example:80/'), 'hxxp://u:p[@]h[.]example:80/');
  t.is(defang('ftp://h.example/'), 'fxp://h[.]example/');
  t.is(defang('mailto:a@b.example'), null);
  t.is(defang('httpx://h/'), null);
  for (const url of [...urls, 'http://127.0.0.1/', 'ftp://h.example/', 'https://a.b@c.d/e.f@g']) {
    const { href } = new URL(url);
    const harmless = defang(href);
    if (harmless !== null) t.is(refang(harmless), href);
  }
});
