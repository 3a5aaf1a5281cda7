// How the command draws what it finds: for terminals of any width, with one message for one cause.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';
import { createAnswerer as answerCompare } from '../src/commands/compare.js';
import { createAnswerer as answerInspect } from '../src/commands/inspect.js';
import { createAnswerer as answerParse } from '../src/commands/parse.js';
import { shownWidth } from '../src/output/table.js';
import { cli, fileOf, urlkit } from './run-command.js';

const inputs = [
  ...['http://good.example\\@evil.example/', 'https://h/', 'http://[64:ff9b::a9fe:a9fe]/'],
  ...[
    'https:/user@example.org/a b',
    'http://2001:db8::5/',
    'https://\u{1F600}.example/\u6F22 \u5B57',
  ],
  ...[
    `https://example.org/${'long/'.repeat(60)} x`,
    'https://exam^ple.org/',
    'http://\u4F8B.example/a|b',
  ],
];

test('what is drawn for a terminal fits into it', async (t) => {
  for (const edge of [60, 80, 120]) {
    for (const colors of [false, true]) {
      for (const input of inputs) {
        const compared = answerCompare({ colors, edge }).answerArgument(input, 1).output;
        const inspected = answerInspect({ colors, edge }).answerArgument(input, 1).output;
        const parsed = (await answerParse({ edge })).answerArgument(input, 1).output;
        for (const line of `${compared}${inspected}${parsed}`.split('\n')) {
          // Nothing can break a word.
          const word = Math.max(...stripVTControlCharacters(line).split(/\s+/).map(shownWidth));
          t.true(shownWidth(line) <= Math.max(edge, word + 24), `${edge}: ${line}`);
        }
      }
    }
  }
});

test('compare draws the same with colors and without', (t) => {
  for (const edge of [80, 120, undefined]) {
    const [plain, colored] = [false, true].map(
      (colors) =>
        answerCompare({ colors, edge }).answerArgument('http://good.example\\@evil.example/', 1)
          .output,
    );
    t.is(stripVTControlCharacters(colored ?? ''), plain ?? '');
  }
});

test('compare prints a block for each group in a narrow terminal, with the host first', (t) => {
  const { output } = answerCompare({
    colors: false,
    edge: 80,
    with: 'curl,python,living',
  }).answerArgument('http://good.example\\@evil.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
  t.regex(output, /^curl, python\n {2}hostname {2}(?:\* )?evil\.example\n/);
  t.regex(output, /\nliving\n {2}hostname {2}(?:\* )?good\.example\n/);
});

test('inspect draws one frame, hints first, and each link once', async (t) => {
  const { stdout } = await urlkit(['inspect', 'https://h/a b c|d\\e']);
  t.is(stdout.split('https://h/a b c|d\\e').length, 2);
  t.is(stdout.match(/^ +\^[ ^]*$/gm)?.length, 1);
  t.is(stdout.match(/see .*#invalid-url-unit$/gm)?.length, 1);
  const hinted = (await urlkit(['inspect', 'http://2001:db8::5/'])).stdout;
  t.regex(hinted, /^.*\n.*\n {2}hint: .*unbracketed-ipv6/);
  t.notRegex(hinted, /error:|warning:/);
});

test('lint names one cause once', async (t) => {
  const names = async (url: string) => {
    const { stdout } = await urlkit(['lint', '--json', '--url', url]);
    return JSON.parse(stdout).problems.map(({ name }: { name: string }) => name);
  };
  t.deepEqual(await names('http:/h.example/'), ['missing-slash']);
  t.deepEqual(await names('http://2001:db8::5/'), ['unbracketed-ipv6']);
  t.deepEqual(await names('http:/h.example/a b'), ['missing-slash', 'invalid-URL-unit']);
  // A mistake because of which the URL does not parse stays an error.
  t.is((await urlkit(['lint', '--url', 'http://2001:db8::5/'])).status, 1);
  t.is((await urlkit(['lint', '--url', 'http:/h.example/'])).status, 0);
});

test('frames show the URL with marks, and end with a summary', async (t) => {
  const file = fileOf(
    '[a](https://h/a\\b c) [a](<https://h/a\\b c>)\n<http://u@h/>\n<http://h:99999/>\n',
  );
  const lint = (...args: string[]) =>
    urlkit(['lint', '-e', 'markdown', '-f', 'frames', ...args, file]);
  const { stdout, stderr, status } = await lint();
  t.true(
    stdout.includes(
      `${file}:1:38\n  https://h/a\\b c\n             ^ ^\n  warning: This is a backslash`,
    ),
    stdout,
  );
  t.is(stderr, 'urlkit: 5 problems in 1 file, 1 URL can be fixed with --fix\n');
  t.is(status, 1);
  const quiet = await lint('--quiet');
  t.is(quiet.stdout.split('\n\n').length, 1);
  t.is(quiet.stderr, 'urlkit: 1 error in 1 file\n');
  t.is((await urlkit(['lint', '-f', 'frames'], 'https://h/')).stderr, 'urlkit: no problems\n');
});

test('normalize fails for what does not parse, as get does', async (t) => {
  const invalid = [
    ...[
      'http://1.2.3.256/',
      'http://a%2Fb/',
      'http:///',
      'http://[::1',
      'http://h:99999/',
      'https://',
    ],
    ...['http://a b/', '//h:x/', 'ftp://%zz/'],
  ];
  for (const url of invalid) {
    t.is(parseURL(url, { base: parseURL('https://base.invalid/') }), null, url);
    for (const level of ['all', 'as-is', 'syntax', 'scheme', 'percent-coding']) {
      const { stdout, status } = await urlkit(['normalize', '--level', level, url]);
      t.is(stdout, '', `${level} ${url}`);
      t.is(status, 1);
    }
  }
});

test('errors of the file system are sentences, and status 2', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  const file = join(folder, 'a.md');
  writeFileSync(file, 'a');
  for (const name of [join(file, 'x'), join(file, 'x.md'), join(folder, `${'x'.repeat(300)}.md`)]) {
    const { stderr, status } = await urlkit(['lint', name]);
    t.regex(stderr, /^urlkit: .+ cannot be read: /, name);
    t.is(status, 2, name);
  }
});

test('an interrupted --fix leaves neither a temporary file nor a changed one', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  const file = join(folder, 'a.txt');
  const document = 'https://h/a b\n'.repeat(100_000);
  writeFileSync(file, document);
  const args = [cli, 'lint', '--fix', '--extract', 'lines', file];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  while (child.exitCode === null && !readdirSync(folder).some((name) => name.endsWith('.tmp'))) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGINT');
  const [status] = await once(child, 'close');
  t.deepEqual(readdirSync(folder), ['a.txt']);
  t.is(status, 130);
  t.is(readFileSync(file, 'utf8'), document);
});
