// Test data that lives outside of the repository.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';

const root = fileURLToPath(new URL('../..', import.meta.url));

export class DataFolder {
  readonly path: string;
  readonly #missing: string;

  constructor(content: string, variable: string, byDefault: string, files: string, source: string) {
    this.path = resolve(root, process.env[variable] ?? byDefault);
    const isThere = files.split(' ').every((file) => existsSync(join(this.path, file)));
    this.#missing = isThere
      ? ''
      : `${content}: ${files} not all found in ${this.path}. Set ${variable} to ${source}.`;
    if (!isThere) this.#announce(content);
  }

  /** Declares a test that reads the folder: skipped without it, failed without it if CI is true. */
  test(title: string, implementation: (t: ExecutionContext) => void | Promise<void>): void {
    if (this.#missing === '') test(title, implementation);
    else if (process.env['CI'] === 'true') test(title, (t) => t.fail(this.#missing));
    else test.skip(title, implementation);
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  readLines(file: string): string[] {
    return this.read(file).split('\n').filter(Boolean);
  }

  #announce(content: string): void {
    test(`the data of ${content} is missing`, (t) => {
      t.log(this.#missing);
      t.pass();
    });
  }
}
