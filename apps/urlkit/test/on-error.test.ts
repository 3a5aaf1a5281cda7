// What commands do with lines that fail.

import test from 'ava';
import { fileOf, urlkit } from './run-command.js';

/** Every command that reads lines. Only `key` has an action for failures by default; later options replace this one. */
const allCommands = [
  ...[['parse'], ['inspect'], ['get', '{host}'], ['set', 'port=8'], ['compare'], ['resolve']],
  ...[
    ['check', '-p', fileOf('{}')],
    ['relativize', '-b', 'http://h'],
    ['normalize'],
    ['key', '-p', 'href', '--on-error', 'skip'],
  ],
];

const input = Buffer.from('http://a.com/\n\nhttp://h/\xff\nhttp://:1\nhttp://b.com/', 'latin1');
const notUTF8 =
  'line 3 is not UTF-8, at byte offset 24; if it is in another encoding, use --input-encoding';

test('a line that is not UTF-8 fails, and later lines are answered', async (t) => {
  const { stdout, stderr, status } = await urlkit(['get', '{host}'], input);
  t.is(stdout, 'a.com\nb.com\n');
  t.is(
    stderr,
    `urlkit: ${notUTF8}\nurlkit: line 4 does not parse: The host is missing here. Write one, such as example.org. (host-missing, column 8)\n`,
  );
  t.is(status, 1);
  const { stdout: json } = await urlkit(['parse', '--json'], input);
  const [, second] = json.split('\n');
  t.deepEqual(JSON.parse(second ?? ''), {
    input: null,
    file: '-',
    line: 3,
    failure: { name: 'not-UTF-8', message: notUTF8.replace('line 3 ', '') },
  });
  const returns = Buffer.from('\xff\r\nhttp://b/\r\n\xff', 'latin1');
  t.is((await urlkit(['get', '{host}'], returns)).stdout, 'b\n');
});

const noLines = `urlkit: ${notUTF8}\nurlkit: 3 of 5 lines failed\n`;

test('--on-error keep prints one answer for each line', async (t) => {
  t.deepEqual(await urlkit(['get', '{host}', '--on-error', 'keep'], input), {
    stdout: 'a.com\n\n\n\nb.com\n',
    stderr: noLines,
    status: 0,
  });
  const { stdout } = await urlkit(['get', '-0', '{host}', '--on-error', 'keep'], input);
  t.is(stdout, 'a.com\0\0\0\0b.com\0');
  for (const command of [['parse'], ['get', '{host}'], ['resolve'], ['key', '-p', 'href']]) {
    const { stdout } = await urlkit([...command, '--json', '--on-error', 'keep'], input);
    const inputs = stdout.trimEnd().split('\n');
    t.deepEqual(
      inputs.map((line) => JSON.parse(line).input),
      ['http://a.com/', '', null, 'http://:1', 'http://b.com/'],
    );
  }
});

test('--json --on-error keep says which line fails, and why', async (t) => {
  const commands = [
    ['parse'],
    ['get', '{host}'],
    ['set', 'port=8'],
    ['resolve'],
    ['relativize', '-b', 'http://h'],
    ['normalize'],
    ['key', '-p', 'href'],
  ];
  for (const command of commands) {
    const { stdout } = await urlkit([...command, '--json', '--on-error', 'keep'], input);
    const [, , third, fourth] = stdout.split('\n').map((line) => line && JSON.parse(line));
    const failure = { name: 'not-UTF-8', message: notUTF8.replace('line 3 ', '') };
    t.deepEqual(third, { input: null, file: '-', line: 3, failure }, command[0]);
    const name = command[0] === 'key' ? 'no-key' : 'host-missing';
    t.like(fourth, { input: 'http://:1', file: '-', line: 4, failure: { name } }, command[0]);
  }
});

test('--json --on-error keep names what is missing or too long', async (t) => {
  const keep = ['--json', '--on-error', 'keep'];
  const failureOf = async (args: readonly string[], line: string) =>
    JSON.parse((await urlkit([...args, ...keep], line)).stdout).failure.name;
  t.is(await failureOf(['get', '{must:port}'], 'http://h'), 'missing-component');
  t.is(await failureOf(['compare'], 'http://h/'.padEnd(0x10001, 'a')), 'too-long');
});

test('--json says which line an answer is for', async (t) => {
  for (const command of allCommands) {
    const { stdout } = await urlkit([...command, '--json'], '\n\nhttp://a.com/\n');
    t.like(JSON.parse(stdout), { input: 'http://a.com/', file: '-', line: 3 }, command[0]);
    const argument = await urlkit([...command, 'http://a.com/', '--json']);
    t.like(JSON.parse(argument.stdout), { file: null, line: 1 }, command[0]);
  }
});

test('--on-error skip prints only other answers', async (t) => {
  t.deepEqual(await urlkit(['get', '{host}', '--on-error', 'skip'], input), {
    stdout: 'a.com\nb.com\n',
    stderr: noLines,
    status: 0,
  });
});

test('--on-error fail stops at the first line that fails', async (t) => {
  const lines = input.subarray(input.indexOf('\n\n') + 2);
  t.deepEqual(await urlkit(['get', '{host}', '--on-error', 'fail'], lines), {
    stdout: '',
    stderr: `urlkit: ${notUTF8.replace('line 3', 'line 1').replace('24', '9')}\n`,
    status: 1,
  });
  const parsed = await urlkit(['get', '{host}', '--on-error', 'fail'], 'http://a\nx\nhttp://b');
  t.is(parsed.stdout, 'a\n');
  t.regex(parsed.stderr, /^urlkit: line 2 does not parse: /);
  t.is(parsed.status, 1);
});

test('every command that reads lines has --on-error', async (t) => {
  for (const command of allCommands) {
    const failing = { normalize: '//:x', compare: 'http://a\\@b.com' }[`${command[0]}`] ?? '::';
    const lines = `http://a.com\n${failing}\nx`;
    const { stdout, status } = await urlkit([...command, '--on-error', 'fail'], lines);
    t.is(status, 1, command[0]);
    t.not(stdout, '');
    t.is((await urlkit([...command, '--on-error', 'skip'], lines)).status, 0);
  }
});

test('a base URL that an absolute URL does not use gives a warning', async (t) => {
  for (const command of ['parse', 'inspect', 'resolve', 'compare']) {
    const { stderr, status } = await urlkit([command, 'https://a.com', 'https://b.com']);
    t.regex(stderr, /^urlkit: warning: the second argument is the base URL, but .* not used; /);
    t.is(status, 0);
    t.is((await urlkit([command, 'https:a', 'https://b.com'])).stderr, '');
  }
});
