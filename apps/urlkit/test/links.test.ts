// The command links, and the options for lists of hosts and parameters.

import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { fileOf, urlkit } from './run-command.js';

async function output(args: readonly string[], input = ''): Promise<string> {
  const { stdout, stderr, status } = await urlkit(args, input);
  if (status !== 0 || stderr !== '') throw new Error(`${status}: ${stderr}`);
  return stdout;
}

test('links prints the places and the URLs of links of each kind', async (t) => {
  const of = (kind: string, document: string, ...args: string[]) =>
    output(['links', '-e', kind, ...args], document);
  t.is(await of('markdown', 'a\n[x](<a b>) <https://h/>\n'), '-:2:6 a b\n-:2:13 https://h/\n');
  t.is(await of('markdown', '[x](https://h/a b) `http://h/` [^1]: x'), '');
  t.is(await of('html', '<img srcset="a.png 1x, b.png 2x">'), '-:1:14 a.png\n-:1:24 b.png\n');
  t.is(await of('asciidoc', 'https://h/[a]'), '-:1:1 https://h/\n');
  t.is(await of('text', 'a: "https://h/x", http://h.'), '-:1:5 https://h/x\n-:1:19 http://h\n');
  t.is(await output(['links'], 'See https://h/.\n'), '-:1:5 https://h/\n');
  t.is(await of('text', 'http://h/ http://h/b', '-0'), '-:1:1 http://h/\0-:1:11 http://h/b\0');
  t.is(
    await of('html', '<base href="/b/"><a href="c">', '--base', 'https://h/', '-g', '{href}'),
    'https://h/b/\nhttps://h/b/c\n',
  );
  t.is(await of('markdown', '[a](b) [c](https://h/d)', '--get', '{hostname}{path}'), 'h/d\n');
  t.deepEqual(JSON.parse(await of('markdown', '[a](b)', '--json')), {
    ...{ input: 'b', file: '-', line: 1, column: 5, href: null },
  });
  t.is(JSON.parse(await of('text', 'http://h/a', '--json', '-g', '{path}')).path, '/a');
});

test('links reads files of unknown kinds only if their kind is named', async (t) => {
  const file = fileOf('a: https://h/\n');
  const { stderr, status } = await urlkit(['links', file]);
  t.regex(stderr, / is not read for links, because .* --extract/);
  t.is(status, 2);
  t.is(await output(['links', '-e', 'text', file]), `${file}:1:4 https://h/\n`);
});

test('links --refang finds what is written so that nobody follows it', async (t) => {
  const text = 'hxxps://a[.]example/b, hxxp[:]//c(dot)example http://d/ fxp://e{.}example/';
  t.is(await output(['links'], text), '-:1:47 http://d/\n');
  t.is(
    await output(['links', '--refang'], text),
    '-:1:1 https://a.example/b\n-:1:24 http://c.example\n-:1:47 http://d/\n-:1:57 ftp://e.example/\n',
  );
  t.is(
    JSON.parse(await output(['inspect', '--json', '--refang', 'hxxps://a[.]example/'])).valid,
    true,
  );
  t.is((await urlkit(['inspect', 'hxxps://a[.]example/'])).status, 1);
});

test('links --fix changes the links that meet all conditions, and nothing else', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  const file = join(folder, 'a.md');
  const document =
    '\uFEFF[a](https://old.example/a?q=%7e#b) <http://old.example> https://old.example/{id} `https://old.example/`\r\n[b](<../old.example>) https://old.example. [c](https://other.example/)\n';
  writeFileSync(file, document);
  const { stderr } = await urlkit([
    ...['links', '--fix', 'hostname=new.example', '--where', 'hostname=old.example', folder],
  ]);
  t.is(
    stderr,
    `urlkit: ${file}:1:57 https://old.example/{id} is left: it has the syntax of a template or a placeholder\nurlkit: 4 URLs matched: changed 3 in 1 file, left 1 URL\n`,
  );
  const expected = document
    .replace('https://old.example/a', 'https://new.example/a')
    .replace('<http://old', '<http://new')
    .replace('https://old.example. ', 'https://new.example. ');
  t.is(readFileSync(file, 'utf8'), expected);
  const more = ['--where', 'hostname=new.example', '--where', 'scheme=http'];
  await urlkit(['links', '--fix', 'scheme=https', ...more, folder]);
  t.is(readFileSync(file, 'utf8'), expected.replace('<http:', '<https:'));
  for (const args of [
    ['links', '--fix', 'hostname=a'],
    ['links', '--fix', 'nope', file],
    ['links', '--fix', 'port=1', '--where', 'hostname', file],
    ['links', '--fix', 'port=1', '--where', 'nope=1', file],
  ]) {
    t.is((await urlkit(args)).status, 2, args.join(' '));
  }
});

test('links --fix says that a file does not exist, whatever its kind', async (t) => {
  for (const name of ['missing.md', 'missing.json', 'missing.foo', 'missing']) {
    const file = join(mkdtempSync(join(tmpdir(), 'urlkit-')), name);
    const { stderr, status } = await urlkit(['links', '--fix', 'hostname=a.example', file]);
    t.is(stderr, `urlkit: "${file}" cannot be fixed: there is no such file\n`);
    t.is(status, 2);
  }
});

test('a folder that links to itself is read once', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs', 'a.md'), '[a](https://h/)');
  symlinkSync('..', join(folder, 'docs', 'loop'));
  t.is((await output(['links', folder])).split('\n').length, 2);
});

test('set removes the parameters of a list, and keeps named ones', async (t) => {
  const url = 'https://h/?utm_source=x&q=1%7e&gclid=2&page=3&ab=4&ac=5';
  t.is(await output(['set', url, '-query:@tracking']), 'https://h/?q=1%7e&page=3&ab=4&ac=5\n');
  t.is(
    await output(['set', url, '--keep', 'page', '--keep', 'a*']),
    'https://h/?page=3&ab=4&ac=5\n',
  );
  t.is(await output(['set', url, '--keep', 'none']), 'https://h/\n');
  for (const args of [['-query:@nope'], ['--keep', '@nope']]) {
    const { stderr, status } = await urlkit(['set', url, ...args]);
    t.regex(stderr, /there is no such list; the only one is @tracking/);
    t.is(status, 2);
  }
});

test('--default-scheme is for URLs that begin with a host', async (t) => {
  const lists = [
    ['example.org/a', 'https://example.org/a'],
    ['example.org:8080', 'https://example.org:8080/'],
    ['localhost:3000/b', 'https://localhost:3000/b'],
    ['127.0.0.1', 'https://127.0.0.1/'],
    ['[::1]:80', 'https://[::1]:80/'],
    ['//example.org', 'https://example.org/'],
    ['user@example.org', 'mailto:user@example.org'],
    ['user@example.org/a', 'https://user@example.org/a'],
    ['http://example.org', 'http://example.org/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:123', 'tel:123'],
  ];
  const input = lists.map(([given]) => given).join('\n');
  const expected = lists.map(([, href]) => `${href}\n`).join('');
  t.is(await output(['get', '{href}', '--default-scheme', 'https'], input), expected);
  t.is(await output(['set', '--default-scheme', 'https'], input), expected);
  t.is(
    await output(['set', '--default-scheme', 'http', 'h.example', 'port=81']),
    'http://h.example:81/\n',
  );
  t.regex(
    await output(['parse', '--default-scheme', 'http', 'h.example']),
    /^href +http:\/\/h.example\/$/m,
  );
  t.is((await urlkit(['get', '{href}'], 'example.org')).status, 1);
});

test('get --each prints an answer for each value', async (t) => {
  const url = 'https://h/?a=1&b=2&a=3';
  t.is(await output(['get', '--each', '{keys}={values}', url]), 'a=1\nb=2\na=3\n');
  t.is(await output(['get', '--each', '{host} {keys}', url]), 'h a\nh b\nh a\n');
  t.is(await output(['get', '--each', '--unique', '{keys}', url]), 'a\nb\n');
  t.is(await output(['get', '--each', '{query-all:a}', url]), '1\n3\n');
  t.is(await output(['get', '--each', '{keys}', 'https://h/']), '');
  t.is(await output(['get', '--each', '{host}', url]), 'h\n');
  t.is((await urlkit(['get', '--each', '--json', '{keys}', url])).status, 2);
});

test('check allows public URLs if there is no policy', async (t) => {
  const { stdout, status } = await urlkit(['check', 'https://example.org/', 'http://10.0.0.1/']);
  t.regex(stdout, /^1 allowed https:\/\/example\.org:443\n2 refused http:\/\/10\.0\.0\.1:80\n/);
  t.is(status, 1);
});
