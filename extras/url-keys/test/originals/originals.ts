// Asks the Python packages, in their own virtual environment.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The virtual environment of the originals: its name and its requirements. */
export const environment = ['keys', join(import.meta.dirname, 'requirements.txt')] as const;

/** The answers of the originals for a URL. */
export interface OriginalAnswer {
  /** The key for each profile; null if the original raises an error. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** Whether the URL has a character that differs between Python's version of Unicode and ours. */
  readonly isNewer: boolean;
}

/** Asks the originals for the keys of URLs. */
export function askOriginals(python: string, urls: readonly string[]): Promise<OriginalAnswer[]> {
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
