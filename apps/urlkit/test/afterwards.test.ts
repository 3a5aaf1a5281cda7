// What goes on after the command has ended: no process, and in a process that goes on, no listener, handle or work.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import test from 'ava';
import { handles, settled } from '../../../test/support/afterwards.js';
import { isLongRun } from '../../../test/support/long-run.js';
import { leastOf, slowness, startProcessorTime } from '../../../test/support/processor-time.js';
import { cli, fileOf, urlkit } from './run-command.js';

const lines = Array.from(
  { length: 1_000 },
  (_, number) => `https://www.Example.org/${number}/a b?b&a=${number}\n`,
).join('');
const document = '[a](<https://h/a b>)\n'.repeat(100_000);

/** Commands that read lines, for which a test writes without an end. */
const commands: Readonly<Record<string, readonly string[]>> = {
  'get in one thread': ['get', '{href}', '--jobs', '1'],
  'key in three threads': ['key', '--profile', 'surt', '--jobs', '3', '--flush', 'block'],
  'lint in one thread': ['lint', '--jobs', '1', '-'],
  'lint in three threads': ['lint', '--jobs', '3', '-'],
  'key of CSV': ['key', '--profile', 'surt', '--format', 'csv', '--column', 'url'],
};

/** The ways to end a command that would go on for ever. */
const ends: Readonly<Record<string, (child: ChildProcess) => unknown>> = {
  'the reader is gone': ({ stdout }) => stdout?.destroy(),
  SIGINT: (child) => child.kill('SIGINT'),
  SIGTERM: (child) => child.kill('SIGTERM'),
  'SIGTERM while nobody reads': async (child) => {
    child.stdout?.pause();
    await wait(300);
    child.kill('SIGTERM');
  },
  'the end of the input': ({ stdin }) => stdin?.end('http://last/\n'),
};

/**
 * Starts a command that reads lines for ever, and waits until its threads, if it has several, are at work. Lines are written
 * until the input ends: a command that has nothing to write does not see that its reader is gone.
 */
async function start(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  const { stdin, stdout } = child;
  const feed = (): void => {
    while (stdin.writable && stdin.write(lines));
  };
  stdin.on('error', () => {}).on('drain', feed);
  if (args.includes('csv')) stdin.write('url\n');
  feed();
  stdout.on('error', () => {}).resume();
  await once(stdout, 'data');
  await wait(1500);
  return child;
}

/** Milliseconds until a process has ended, from when it was told to. Counts fewer if the machine has much else to do. */
async function timeToExit(child: ChildProcess, end: () => unknown): Promise<number> {
  if (child.exitCode !== null) throw new Error('The process has ended before it was told to.');
  const closed = once(child, 'exit');
  await end();
  const startTime = performance.now();
  // One that goes on fails the test, and does not outlive it.
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  await closed;
  clearTimeout(timer);
  return (performance.now() - startTime) / slowness();
}

for (const [index, [command, args]] of Object.entries(commands).entries()) {
  // Only a long run tries all pairs. Others try each command, and each way to end one.
  const tried = Object.entries(ends).filter((_, at) => isLongRun || at === index % 4);
  test.serial(`one second after the end, there is no process: ${command}`, async (t) => {
    for (const [name, end] of tried) {
      // What has been written already is still answered.
      if (name === 'the end of the input' && !isLongRun) continue;
      const measure = async () => {
        const child = await start(args);
        if (name === 'the end of the input') {
          // Pipes and threads hold little, so the last answer comes soon, and nothing after it.
          let last = performance.now();
          child.stdout?.on('data', () => {
            last = performance.now();
          });
          const closed = once(child, 'exit');
          end(child);
          await closed;
          return (performance.now() - last) / slowness();
        }
        return await timeToExit(child, () => end(child));
      };
      const time = await leastOf(measure, 1000);
      t.true(time < 1000, `${name}: ${time} ms`);
    }
  });
}

/** The signals for the command with an index: both in a long run, otherwise one. */
function signalsOf(index: number): readonly NodeJS.Signals[] {
  return (['SIGINT', 'SIGTERM'] as const).filter((_, at) => isLongRun || at === index % 2);
}

test.serial('a signal ends work on one document or line at once', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-'));
  const file = join(folder, 'a.md');
  writeFileSync(file, document);
  const line = fileOf(`${'http://h/ '.repeat(300_000)}\n`);
  const links = fileOf(document.repeat(10));
  for (const [index, args] of [
    ['lint', file],
    ['lint', '--fix', file],
    ['lint', '--extract', 'text', line],
    ['links', '--extract', 'markdown', links],
  ].entries()) {
    for (const signal of signalsOf(index)) {
      let ended: number | NodeJS.Signals | null = null;
      const measure = async () => {
        const child = spawn(process.execPath, [cli, ...args], { stdio: 'ignore' });
        child.on('exit', (code, by) => {
          ended = by ?? code;
        });
        await wait(1000);
        return await timeToExit(child, () => child.kill(signal));
      };
      const time = await leastOf(measure, 1000);
      t.true(time < 1000, `${args.join(' ')}, ${signal}: ${time} ms`);
      t.true(ended === signal || ended === (signal === 'SIGINT' ? 130 : 143), args.join(' '));
      t.deepEqual(readdirSync(folder), ['a.md']);
      t.is(readFileSync(file, 'utf8'), document);
    }
  }
});

test.serial('a signal ends the wait for a pipe that has no writer', async (t) => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'urlkit-')), 'pipe.txt');
  spawnSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  for (const [index, args] of [
    ['get', '{host}', '--file', pipe],
    ['links', pipe],
    ['lint', pipe],
  ].entries()) {
    for (const signal of signalsOf(index)) {
      const measure = async () => {
        const child = spawn(process.execPath, [cli, ...args], { stdio: 'ignore' });
        await wait(1000);
        return await timeToExit(child, () => child.kill(signal));
      };
      const time = await leastOf(measure, 1000);
      t.true(time < 1000, `${args.join(' ')}, ${signal}: ${time} ms`);
    }
  }
});

test.serial('a page that is served ends with open connections', async (t) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const measure = async () => {
      const child = spawn(process.execPath, [cli, 'serve'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [url] = await once(child.stdout, 'data');
      const [response] = await once(get(String(url).trim(), { agent: false }), 'response');
      response.on('error', () => {});
      return await timeToExit(child, () => child.kill(signal));
    };
    const time = await leastOf(measure, 1000);
    t.true(time < 1000, `${signal}: ${time} ms`);
  }
});

test.serial('in a process that goes on, nothing is left', async (t) => {
  const kind = /Timeout|Immediate|Worker|MessagePort|FSReq|Pipe|TCP|Signal/;
  const missing = join(tmpdir(), 'urlkit-is-not-here');
  const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');
  for (const [args, input] of [
    [['get', '{host}'], lines],
    [['get', '{host}', '--on-error', 'fail'], `http://h:x\n${lines}`],
    [['get', '{host}', '--file', missing], ''],
    [['get', '{nothing}'], lines],
    [['lint', fileOf(lines.slice(0, 2000))], ''],
    [['lint', missing], ''],
    [['lint', '--fix', fileOf(document.slice(0, 2100))], ''],
    [['lint', '--extract', 'json', '-'], '{'],
    [['key', '--profile', 'surt', '--format', 'csv', '--column', 'c'], 'a,b\n1,2\n'],
  ] as const) {
    const before = [listeners(), handles(kind)];
    const time = await leastOf(async () => {
      await urlkit(args, input);
      await settled(() => handles(kind) - (before[1] ?? 0));
      const timeSince = startProcessorTime();
      await wait(200);
      return timeSince();
    }, 100);
    t.true(time <= 100, `${args.join(' ')}: ${time} ms`);
    t.deepEqual([listeners(), handles(kind)], before, args.join(' '));
  }
});
