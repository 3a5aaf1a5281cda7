// Runs the command.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.js';

export interface Result {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** The built command. */
export const cli: string = fileURLToPath(new URL('../dist/cli.cjs', import.meta.url));

/** Writes a file to a new folder, and returns its path. */
export function fileOf(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'urlkit-')), 'file');
  writeFileSync(file, content);
  return file;
}

// Runs at the same time all listen for signals.
process.setMaxListeners(0);

/** Runs the command in this process, which is much faster, without a terminal. */
export async function urlkit(
  args: readonly string[],
  input: string | Buffer = '',
): Promise<Result> {
  const written = { stdout: '', stderr: '' };
  const collect = (name: keyof typeof written): Writable =>
    new Writable({
      decodeStrings: false,
      write(chunk, _encoding, callback) {
        written[name] += chunk;
        callback();
      },
    });
  const status = await main(args, {
    stdin: { size: null, open: () => Readable.from([Buffer.from(input)]) },
    stdout: collect('stdout'),
    stderr: collect('stderr'),
    exitCode: 0,
  });
  return { ...written, status };
}

/** How to run the built command. */
export interface BuiltOptions {
  /** JavaScript to run in the process before the command. */
  readonly before?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the built command in a process of its own. */
export async function runBuilt(
  args: readonly string[],
  input = '',
  { before = '', ...options }: BuiltOptions = {},
): Promise<Result> {
  const code = `data:text/javascript,${encodeURIComponent(before)}`;
  const child = spawn(process.execPath, ['--import', code, cli, ...args], options);
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, status };
}
