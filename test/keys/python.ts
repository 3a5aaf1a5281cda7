// The Python packages, in a virtual environment of their own.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../scripts/engine-cache.js';
import { root } from '../../scripts/run.js';

const environment = join(root, '.cache/keys');
const requirements = join(import.meta.dirname, 'requirements.txt');
const installed = join(environment, 'installed.txt');

/** The interpreter of the virtual environment. */
export const python: string = join(environment, 'bin/python');

/** Makes the virtual environment, unless there is one that has what is required. */
export async function installOriginals(): Promise<void> {
  const required = readFileSync(requirements, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === required) return;
  mkdirSync(environment, { recursive: true });
  await execute('python3', ['-m', 'venv', environment]);
  await execute(python, ['-m', 'pip', 'install', '--quiet', '--requirement', requirements]);
  writeFileSync(installed, required);
}

/** What the originals make of a URL. */
export interface OriginalAnswer {
  /** By profile; null where the original raises an error. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** Whether the URL has a character that the Unicode of Python does not know as ours does. */
  readonly isNewer: boolean;
}

/** Asks the originals for the keys of URLs. */
export function askOriginals(urls: readonly string[]): Promise<OriginalAnswer[]> {
  return new Promise((settle, fail) => {
    const child = spawn(python, [join(import.meta.dirname, 'original_keys.py')]);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', fail);
    child.on('close', (status) => {
      const answers = output.split('\n').filter(Boolean);
      if (status === 0 && answers.length === urls.length)
        settle(answers.map((line) => JSON.parse(line)));
      else fail(new Error(`The originals ended with ${status}: ${errors.slice(-1_000)}`));
    });
    child.stdin.end(urls.map((url) => `${JSON.stringify(url)}\n`).join(''));
  });
}
