// Lines that are serialized URLs already are copied, once enough have been read. The answers are the same as without that.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { checkLines } from '../../../test/support/check-lines.js';
import { type Result, runBuilt, urlkit } from './run-command.js';

const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));

function writeLines(name: string, bytes: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

// In this process, the command has no file for threads.
const oneThread = ['--jobs', '1'];

// More than the 2^18 bytes that are read before lines are copied.
const enough = Array.from(
  { length: 300 },
  (_, n) => `https://example.org/${n}?a=b#${'c'.repeat(1_000)}\n`,
).join('');
const changed = 'HTTPS://Example.org/a/../b';
const tail =
  'https://a/\nhttps://b/\nhttps://c/\nhttps://d/\nhttps://e/\nhttps://f/\nhttps://g/\n'.repeat(4);

const seed = Number(process.env['URLKIT_SEED'] ?? 1);
const random = fc
  .sample(fc.array(absoluteURL, { minLength: 4, maxLength: 4 }), { numRuns: 100, seed })
  .map((urls) => `${urls.join('\n')}\n${tail}`)
  .join('');

const inputs: Readonly<Record<string, Buffer>> = {
  'a URL to change': Buffer.from(`${enough}${changed}\n${tail}`),
  'a URL to change at the end': Buffer.from(`${enough}${tail}${changed}`),
  'a serialized URL at the end': Buffer.from(`${enough}${tail}https://example.org/`),
  'returns and empty lines': Buffer.from(`${enough}\r\n\n${tail}${changed}\r\n\n\n${tail}\r\n`),
  'lines that fail': Buffer.from(`${enough}x\n${tail}http://[\n${tail}http://:1\n`),
  'bytes that are not UTF-8': Buffer.from(`${enough}http://a/\xff\n${tail}\xff\n${tail}`, 'latin1'),
  'a byte order mark': Buffer.from(`\uFEFF${enough}\uFEFF${changed}\n${tail}`),
  'non-ASCII characters': Buffer.from(`${enough}http://é/ü\n${tail}`),
  'URLs without paths': Buffer.from(
    `${enough}http://a\n${tail}http://b\nhttp://c\nx\nhttp://d\n${tail}http://:1\n${tail}http://e`,
  ),
  'long lines': Buffer.from(
    `${enough}http://a/${'b'.repeat(200_000)}\n${tail}http://A/${'b'.repeat(200_000)}\n`,
  ),
  'random URLs': Buffer.from(`${enough}${random}`),
};

function checkResult(t: ExecutionContext, actual: Result, expected: Result): void {
  checkLines(t, actual.stdout, expected.stdout);
  t.deepEqual({ ...actual, stdout: '' }, { ...expected, stdout: '' });
}

/** Answers lines in the same way, but parses each. */
async function answerEach(args: readonly string[]): Promise<Result> {
  return await urlkit(['get', '{must:href}', ...args]);
}

for (const [title, bytes] of Object.entries(inputs)) {
  test(`get {href}: ${title}`, async (t) => {
    const file = writeLines(title, bytes);
    for (const options of [
      [],
      ...['keep', 'skip', 'fail'].map((action) => ['--on-error', action]),
    ]) {
      const args = [...oneThread, '--file', file, ...options];
      checkResult(t, await urlkit(['get', '{href}', ...args]), await answerEach(args));
    }
  });

  test(`key --profile href: ${title}`, async (t) => {
    const file = writeLines(`${title} for keys`, bytes);
    const args = ['key', '--profile', 'href', ...oneThread, '--file', file];
    for (const action of ['keep', 'skip', 'fail']) {
      const keys = await urlkit([...args, '--on-error', action]);
      // A parameter that no URL has.
      const others = await urlkit([...args, '--on-error', action, '--drop', 'none']);
      checkResult(t, keys, others);
    }
  });
}

test('the output is what the parser writes, in a process of its own', async (t) => {
  const input = `${enough}${changed}\n${tail}x\n`;
  const expected = `${enough}https://example.org/b\n${tail}`;
  const file = writeLines('own process', Buffer.from(input));
  const results = await Promise.all([
    runBuilt(['get', '{href}'], input),
    runBuilt(['get', '{href}', '--file', file]),
    runBuilt(['get', '{href}', '--jobs', '2', '--file', file]),
  ]);
  for (const { stdout, status } of results) {
    checkLines(t, stdout, expected);
    t.is(status, 1);
  }
});

test('other answers are not lines', async (t) => {
  const file = writeLines('others', Buffer.from(`${enough}${tail}`));
  const last = async (...args: string[]): Promise<string | undefined> =>
    (await urlkit([...args, ...oneThread, '--file', file])).stdout
      .trimEnd()
      .split(/[\n\0]/)
      .at(-1);
  t.is(await last('get', '{host}'), 'g');
  const line = `${enough}${tail}`.trimEnd().split('\n').length;
  const json = JSON.stringify({ input: 'https://g/', file, line, href: 'https://g/' });
  t.is(await last('get', '{href}', '--json'), json);
  t.is(await last('key', '--profile', 'surt'), 'g)/');
  const { stdout } = await urlkit(['get', '-0', '{href}', ...oneThread, '--file', file]);
  t.is(stdout.replaceAll('\0', '\n'), readFileSync(file, 'utf8'));
});
