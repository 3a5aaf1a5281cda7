// Test data outside the repository.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';

export class DataFolder {
  readonly #path: string | null;
  readonly #mayBeMissing: boolean;
  readonly #help: string;

  /**
   * @param path The path of the folder; null if it is missing.
   * @param mayBeMissing Whether tests are skipped without the folder. Otherwise they fail.
   * @param help Says what to do if it is missing.
   */
  constructor(path: string | null, mayBeMissing: boolean, help: string) {
    this.#path = path;
    this.#mayBeMissing = mayBeMissing;
    this.#help = help;
    if (path === null && mayBeMissing) {
      // Test files that run in one process may need several folders, and titles are unique.
      test(`tests that need data are skipped: ${help.split('\n')[0]}`, (t) => {
        t.log(help);
        t.pass();
      });
    }
  }

  /** Declares a test that reads the folder. */
  test(title: string, implementation: (t: ExecutionContext) => void | Promise<void>): void {
    if (this.#path !== null) test(title, implementation);
    else if (this.#mayBeMissing) test.skip(title, implementation);
    else test(title, (t) => t.fail(this.#help));
  }

  read(file: string): string {
    if (this.#path === null) throw new Error(this.#help);
    return readFileSync(join(this.#path, file), 'utf8');
  }

  readLines(file: string): string[] {
    return this.read(file).split('\n').filter(Boolean);
  }
}
