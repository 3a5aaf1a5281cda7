import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dialects, olderDialects } from '@urlkit/url-dialects';
import { editions } from '@urlkit/url-editions';
import { validationErrorNames } from '@urlkit/url-validation';
import test from 'ava';
import { checkLines } from '../../../test/support/check-lines.js';
import { isLongRun } from '../../../test/support/long-run.js';
import { cli, fileOf, runBuilt, urlkit } from './run-command.js';

test('only LF and CRLF end a line', async (t) => {
  const { stdout } = await urlkit(['parse', '--json'], 'http://a/\u2028b\rc\r\nhttp://d');
  const inputs = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).input);
  t.deepEqual(inputs, ['http://a/\u2028b\rc', 'http://d']);
  t.false(stdout.includes('\u2028'));
});

test('input that is not UTF-8 is an error, unless its encoding is given', async (t) => {
  const input = Buffer.from('http://h/\nhttp://h/\xff\n', 'latin1');
  const { stderr, status } = await urlkit(['lint'], input);
  t.is(
    stderr,
    'urlkit: line 2 is not UTF-8, at byte offset 19; if it is in another encoding, use --input-encoding\n',
  );
  t.is(status, 1);
  t.is(
    (await urlkit(['get', '{path}', '--input-encoding', 'latin1'], input)).stdout,
    '/\n/%C3%BF\n',
  );
});

test('standard input is read once, and files after it', async (t) => {
  const file = fileOf('http://b');
  const { stdout, status } = await urlkit(
    ['get', '{host}', '--file', '-', '--file', '-', '--file', file],
    'http://a',
  );
  t.is(stdout, 'a\nb\n');
  t.is(status, 0);
});

test('a full disk and a directory are errors, and a closed pipe keeps the status', (t) => {
  const shell = (command: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; ${command}`, process.execPath, cli]).status;
  t.is(shell('"$0" "$1" parse http://h >/dev/full'), 2);
  t.is(shell('"$0" "$1" parse </'), 2);
  t.is(shell('echo http://h:x | "$0" "$1" lint | head -1'), 1);
});

test('an interrupt prints the last line that was answered', async (t) => {
  const child = spawn(process.execPath, [cli, 'get', '{host}']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const answered = new Promise((settle) => child.stdout.once('data', settle));
  child.stdin.write('http://a\nhttp://b\nhttp://');
  t.is(String(await answered), 'a\nb\n');
  child.kill('SIGINT');
  t.is(await new Promise((settle) => child.on('close', settle)), 130);
  t.is(stderr, 'urlkit: interrupted after line 2\n');
});

test('several threads give all answers, in order', (t) => {
  const numbers = Array.from({ length: isLongRun ? 400_000 : 100_000 }, (_, number) => number);
  const file = fileOf(numbers.map((n) => `https://www.Example.org/${n}?b&a=${n}`).join('\n'));
  const { stdout } = spawnSync(
    process.execPath,
    [cli, 'key', '-p', 'surt', '-j', '2', '--file', file],
    { maxBuffer: 2 ** 28, encoding: 'utf8' },
  );
  checkLines(t, stdout, numbers.map((n) => `org,example)/${n}?a=${n}&b\n`).join(''));
});

test('lint has rules and formats, and counts repeated diagnostics', async (t) => {
  const url = 'https://u@h/a b c';
  const { stdout, status } = await urlkit(['lint', '--rule', 'invalid-credentials=off'], url);
  t.regex(stdout, /^-:1:14 warning invalid-URL-unit .* \(2 times\)\n$/);
  t.is(status, 0);
  const limited = await urlkit(['lint', '--max-warnings', '1'], url);
  t.is(limited.stderr, 'urlkit: 2 warnings, but the limit is 1\n');
  t.is(limited.status, 1);
  t.is((await urlkit(['lint', '--rule', 'invalid-URL-unit=error'], url)).status, 1);
  const withoutCredentials = ['--rule', 'invalid-credentials=off', '--format', 'sarif'];
  const { stdout: log } = await urlkit(['lint', ...withoutCredentials], `${url}\n${url}`);
  const sarif = JSON.parse(log);
  t.is(sarif.runs[0].results.length, 2);
  t.regex(sarif.runs[0].tool.driver.version, /^\d+\.\d+\.\d+/);
  t.deepEqual(sarif.runs[0].results[1].fixes[0].artifactChanges[0].replacements, [
    {
      deletedRegion: { startLine: 2, startColumn: 1, endColumn: 18 },
      insertedContent: { text: 'https://u@h/a%20b%20c' },
    },
  ]);
  t.regex((await urlkit(['lint', '--format', 'github'], url)).stdout, /^::warning line=1,col=9,/);
  t.is(JSON.parse((await urlkit(['lint', '--format', 'json'], url)).stdout).input, url);
});

test('lint --fix changes only the errors', async (t) => {
  const file = fileOf('\uFEFFhttps://h/a b\r\n\nhttps://u@h/\n\\\nhttps:\\\\h/');
  await urlkit(['lint', '--fix', '-e', 'lines', file]);
  t.is(readFileSync(file, 'utf8'), '\uFEFFhttps://h/a%20b\r\n\nhttps://u@h/\n\\\nhttps://h/');
});

test('lint --fix says how much it has fixed', async (t) => {
  const lines = 'https://h/a b\nhttps://h/\nhttps:\\\\h/';
  const message = 'urlkit: fixed 2 URLs in 1 file\n';
  const fix = async (content: string, ...args: string[]) =>
    (await urlkit(['lint', '--fix', '-e', 'lines', fileOf(content), ...args])).stderr;
  t.is(await fix(lines), message);
  t.is(await fix('[a](<x y.md>) [b](<x y.md>) [c](z)', '-e', 'markdown'), message);
  t.is(await fix(lines, fileOf('https://h/a b')), 'urlkit: fixed 3 URLs in 2 files\n');
  t.is(await fix(lines, '--json'), '');
  t.is(await fix('https://h/'), '');
});

test('lint --fix leaves a line with a carriage return in it alone', async (t) => {
  const file = fileOf('https://a/ b\rhttps://b/\nhttps://c/d e\n');
  await urlkit(['lint', '--fix', '-e', 'lines', file]);
  t.is(readFileSync(file, 'utf8'), 'https://a/ b\rhttps://b/\nhttps://c/d%20e\n');
});

test('lint --fix keeps the mode, the owner and the links of a file', async (t) => {
  const file = fileOf('https://h/a b');
  chmodSync(file, 0o666);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(file, 1234, 1235);
  const before = statSync(file);
  await urlkit(['lint', '--fix', '-e', 'lines', file]);
  const after = statSync(file);
  t.is(readFileSync(file, 'utf8'), 'https://h/a%20b');
  t.deepEqual([after.mode, after.uid, after.gid], [before.mode, before.uid, before.gid]);
  if (isRoot) t.deepEqual([after.uid, after.gid], [1234, 1235]);

  const linked = fileOf('https://h/a b c');
  linkSync(linked, `${linked}.link`);
  await urlkit(['lint', '--fix', '-e', 'lines', linked]);
  t.is(statSync(linked).nlink, 2);
  t.is(readFileSync(`${linked}.link`, 'utf8'), 'https://h/a%20b%20c');
});

test('a file that is not a regular one is not fixed', async (t) => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'urlkit-')), 'pipe.txt');
  spawnSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  for (const args of [
    ['lint', '--fix', '-e', 'lines'],
    ['links', '--fix', 'hostname=h.example'],
  ]) {
    const { stderr, status } = await urlkit([...args, pipe]);
    t.is(stderr, `urlkit: "${pipe}" cannot be fixed: it is not a regular file\n`);
    t.is(status, 2);
    t.true(statSync(pipe).isFIFO());
  }
});

test('lint --fix changes no link to a URL that may lead elsewhere', async (t) => {
  const cases = [
    ['html', '<a href="https:/h/x">', '<a href="https:/h/x">'],
    ['html', '<a href="https:h/x">', '<a href="https:h/x">'],
    [
      'html',
      '<a href="https:\\\\h\\x y"><a href="\\x y">',
      '<a href="https://h/x%20y"><a href="/x%20y">',
    ],
    ['html', '<base href="b/"><a href="https:/h/x">', '<base href="b/"><a href="https:/h/x">'],
    [
      'html',
      '<base href="http://b/"><a href="http:/x">',
      '<base href="http://b/"><a href="http:/x">',
    ],
    [
      'markdown',
      '<https:/h/x> [a](https:h/x) [b](<x/y z>)',
      '<https:/h/x> [a](https:h/x) [b](<x/y%20z>)',
    ],
    ['markdown', '<https:\\\\h/x>', '<https://h/x>'],
  ] as const;
  for (const [kind, document, expected] of cases) {
    const file = fileOf(document);
    await urlkit(['lint', '--fix', '--extract', kind, file]);
    t.is(readFileSync(file, 'utf8'), expected);
  }
  const withBase = fileOf('<https:/h/x> [a](https:/h/x)');
  await urlkit(['lint', '--fix', '-e', 'markdown', '--base', 'https://b/', withBase]);
  t.is(readFileSync(withBase, 'utf8'), '<https:/h/x> [a](https:/h/x)');
});

test('lint finds links in documents', async (t) => {
  const cases = [
    ['markdown', '[a](../b)\r\n<a href="https://h/a b">\n\n[r]: https://h/c|d\n', ['2:21', '4:17']],
    ['html', '<base href="ftp://y"><a\nhref=" //h">\n<img src=\'https://h/a b\'>', ['3:22']],
    ['text', 'See https://h/a|b, or http://h', ['1:16']],
    [
      'text',
      'http://u:p@h.org/, https://h.org:99999/.\nhttps://[::1/ http://…',
      ['1:8', '1:34', '2:9'],
    ],
    ['text', '(ftp://h:8z). [http://h:8y] https://[::1]. http://:', ['1:10', '1:25']],
  ] as const;
  for (const [kind, document, expected] of cases) {
    const { stdout } = await urlkit(['lint', '--extract', kind], document);
    const places = stdout.split('\n').flatMap((line) => /^-:(\d+:\d+)/.exec(line)?.[1] ?? []);
    t.deepEqual(places, expected as unknown as string[]);
  }
});

test('the suggested URL can be copied and pasted', async (t) => {
  t.true(
    (await urlkit(['inspect', 'http://h/a\u200Db c'])).stdout.includes(
      '  http://h/a%E2%80%8Db%20c\n',
    ),
  );
  t.regex((await urlkit(['inspect', 'C:\\Users\\x'])).stdout, /file:\/\/\/C:\/Users\/x$/m);
});

test('a URL in place of a file, and a file in place of a URL: what to write instead', async (t) => {
  const { stderr, status } = await urlkit(['lint', 'https://example.org/']);
  t.regex(stderr, /there is no such file\. To check a URL, use urlkit lint --url URL; /);
  t.is(status, 2);
  t.regex(
    (await urlkit(['parse', fileOf('http://h')])).stderr,
    /\. There is a file with this name; use --file /,
  );
});

test('an argument of set that is neither a URL nor an edit is wrong usage that says what edits look like', async (t) => {
  const mistyped = ['prot=80', 'path:=x', 'host:h', 'port', '+port=1', 'query:', 'example.org'];
  for (const argument of mistyped) {
    for (const args of [['https://h/', argument], [argument]]) {
      const { stdout, stderr, status } = await urlkit(['set', ...args]);
      t.true(stderr.startsWith(`urlkit: "${argument}" is neither a URL nor an edit; `), stderr);
      t.regex(stderr, /; edits look like /);
      t.is(stdout, '');
      t.is(status, 2);
    }
  }
  t.is(
    (await urlkit(['set', '../a=b', 'port=8', '--base', 'http://h'])).stdout,
    'http://h:8/a=b\n',
  );
  t.is((await urlkit(['set', 'port=8', '-'], 'path:=x\nhttp://h')).stdout, 'http://h:8/\n');
});

test('an input that cannot be opened is an error that says why', async (t) => {
  const file = fileOf('https://h/');
  const loop = `${file}.loop`;
  symlinkSync(loop, loop);
  const reasons = [
    [`${file}.missing`, 'there is no such file'],
    [join(file, 'x'), 'a part of the path is not a directory'],
    [loop, 'its symbolic links form a loop'],
    [join(file, '..', 'x'.repeat(300)), 'the name is too long'],
    [tmpdir(), 'it is a directory'],
  ] as const;
  for (const [name, reason] of reasons) {
    const { stderr, status } = await urlkit(['parse', '--file', name]);
    t.is(stderr, `urlkit: "${name}" cannot be read: ${reason}\n`);
    t.is(status, 2);
  }
});

test('a configuration that is not valid is an error that says why', async (t) => {
  const file = fileOf('{"rules": []}');
  const config = async (name: string) =>
    (await urlkit(['lint', '--config', name], 'https://h/')).stderr;
  t.is(
    await config(file),
    `urlkit: the configuration "${file}" is not valid: rules must be an object\n`,
  );
  for (const extension of ['', '.js', '.cjs', '.yaml', '.txt', '.json']) {
    const text = `${fileOf('')}${extension}`;
    writeFileSync(text, 'process.exit(9)');
    t.is(
      await config(text),
      `urlkit: the configuration "${text}" is not valid: it is not JSON (line 1, column 1)\n`,
    );
  }
  for (const maxWarnings of [-1, 1.5, '1']) {
    const reason = 'maxWarnings must be a whole number, not below 0\n';
    t.true((await config(fileOf(JSON.stringify({ maxWarnings })))).endsWith(reason));
  }
  for (const [content, place] of [
    ['{\n"a":1,}', 'line 2, column 7'],
    ['\uFEFF{\n"a":[1,\nx, "x"]}', 'line 3, column 1'],
    ['{"a": trux}', 'line 1, column 10'],
    ['{"a": "x"\n', 'line 2, column 1'],
  ] as const) {
    t.true((await config(fileOf(content))).endsWith(`it is not JSON (${place})\n`), content);
  }
  const noRule =
    'there is no rule "nosuch"; https://github.com/urlkit/urlkit/blob/main/docs/guides/command-reference.md#rules lists the rules';
  for (const [content, reason] of [
    ['{"rules": {"nosuch": "error"}}', noRule],
    ['{"fix": {"nosuch": false}}', noRule],
    ['{"rules": {"rfc-3986": "on"}}', 'the rule rfc-3986 must be off, warning, or error'],
  ] as const) {
    const name = fileOf(content);
    t.is(await config(name), `urlkit: the configuration "${name}" is not valid: ${reason}\n`);
  }
  const reason = 'cannot be read: there is no such file';
  t.is(await config(`${file}-missing`), `urlkit: the configuration "${file}-missing" ${reason}\n`);
});

test('a rule in another case leads to the name of the rule', async (t) => {
  t.deepEqual(await urlkit(['lint', '--rule', 'invalid-url-unit=error'], 'https://h/'), {
    stdout: '',
    stderr: 'urlkit: there is no rule "invalid-url-unit"; did you mean invalid-URL-unit?\n',
    status: 2,
  });
});

test('options and the environment decide about colours', async (t) => {
  t.true((await urlkit(['lint', '--color', 'always'], 'http://u@h')).stdout.includes('\u001B'));
});

test('the manual page describes all commands', async (t) => {
  const { stdout } = await urlkit(['man']);
  const [, listed = ''] = (await urlkit(['--help'])).stdout.split('Commands:\n');
  const names = Array.from(listed.matchAll(/^ {2}([a-z]+) .*\S/gm), ([, name]) => name);
  const sections = Array.from(stdout.matchAll(/^\.SS urlkit ([a-z]+)/gm), ([, name]) => name);
  t.deepEqual(
    sections,
    names.filter((name) => name !== 'help'),
  );
  t.regex(stdout, /^\.B \\-\\-input\\-encoding <label>$/m);
});

const names: readonly (readonly [command: string, option: string, names: readonly string[]])[] = [
  [
    'compare',
    '--with <readers>',
    [...dialects, ...editions, ...olderDialects].map(({ name }) => name),
  ],
  ['lint', '--rule <rule>', [...validationErrorNames, 'not-a-link', 'template-syntax']],
];

for (const [command, option, expected] of names) {
  test(`the help and the completions of ${command} list what ${option} names`, async (t) => {
    const help = (await urlkit([command, '--help'])).stdout.replace(/\s+/g, ' ');
    const [, listed = ''] = help.split(option)[1]?.split('choices: ') ?? [];
    const { stdout: completions } = await urlkit(['completion', 'bash']);
    const [, words = ''] =
      new RegExp(`${command}:${option.split(' ')[0]}\\) words='(.*)'`).exec(completions) ?? [];
    for (const name of expected) {
      // The help has short lists only.
      const isListed = listed.slice(0, listed.indexOf(')')).includes(`"${name}"`);
      t.is(isListed, expected.length < 30, name);
      t.true(words.split(' ').includes(name), name);
    }
  });
}

// Other tests run the sources, which is faster.
const builtCommands = [
  ...['parse', 'inspect', 'resolve', 'normalize', 'compare', 'lint'].map((name) => [name]),
  ['get', '{href}'],
  ['set', 'port=8'],
  ['check', '--policy', fileOf('{}')],
  ['relativize', '--base', 'http://h'],
  ['key', '--profile', 'surt'],
];

for (const args of builtCommands) {
  test(`the built command answers ${args[0]} as its sources do`, async (t) => {
    const input = 'http://a/ b\nc:d\nhttp://u@:x/';
    // The sources have no built module for other threads.
    const oneThread = [...args, '--jobs', '1'];
    t.deepEqual(await runBuilt(oneThread, input), await urlkit(oneThread, input));
  });
}

test('the built command describes wrong usage as its sources do', async (t) => {
  t.deepEqual(await runBuilt(['nope']), await urlkit(['nope']));
});
