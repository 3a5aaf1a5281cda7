// The tests of web-platform-tests that are known to fail.

import { readJSON } from '../../../scripts/workspace.js';

export interface Result {
  readonly name: string;
  readonly passed: boolean;
  readonly message: string | null;
}

// No script can make structuredClone refuse an object.
const differences = readJSON<Readonly<Record<string, readonly string[]>>>(
  import.meta.dirname,
  'differences.json',
);

/** The names of the tests of a file that are known to fail. */
export function knownDifferences(file: string, extended = false): ReadonlySet<string> {
  return new Set([
    ...(differences[file] ?? []),
    ...((extended && differences[`${file}, extended`]) || []),
  ]);
}

/** The problems of a test file: failures that are not known, and known ones that are gone. */
export function problemsOf(
  results: readonly Result[],
  known: ReadonlySet<string>,
): readonly string[] {
  const problems = results
    .filter(({ name, passed }) => passed === known.has(name))
    .map(({ name, passed, message }) => `${name}: ${passed ? 'passes, but is listed' : message}`);
  const names = new Set(results.map(({ name }) => name));
  const missing = [...known].filter((name) => !names.has(name));
  return [...problems, ...missing.map((name) => `${name}: is listed, but not there`)];
}
