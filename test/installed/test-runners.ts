// Jest and Vitest, in all modes.

import { join } from 'node:path';
import { expected, modules } from './program.js';
import type { Project } from './project.js';

// Test runners compare themselves, and have to say that they ran one test.
const assertion = `test('urlkit', () => expect(results).toEqual(${JSON.stringify(expected)}));\n`;

function requireOneTest(output: string): readonly unknown[] {
  if (!/Tests:?\s+1 passed/.test(output)) throw new Error(output);
  return expected;
}

export async function runJest(project: Project, version: string): Promise<(readonly unknown[])[]> {
  project.write(`${version}/commonjs/urlkit.test.js`, modules.cjs + assertion);
  project.write(`${version}/modules/urlkit.test.mjs`, modules.js + assertion);
  const jest = `node_modules/${version}/bin/jest.js`;
  const options = (mode: string, config: object): string[] => [
    ...['--rootDir', join(project.folder, version, mode), '--no-cache', '--no-watchman'],
    ...['--config', JSON.stringify(config)],
  ];
  const modulesConfig = { transform: {}, testMatch: ['**/*.test.mjs'] };
  return [
    requireOneTest(await project.run(jest, options('commonjs', {}))),
    requireOneTest(
      await project.run(jest, options('modules', modulesConfig), {
        NODE_OPTIONS: '--experimental-vm-modules',
      }),
    ),
  ];
}

export async function runVitest(project: Project): Promise<(readonly unknown[])[]> {
  const header = "import { expect, test } from 'vitest';\n";
  project.write('vitest/urlkit.test.mjs', header + modules.js + assertion);
  const all: (readonly unknown[])[] = [];
  for (const pool of ['forks', 'threads', 'vmForks', 'vmThreads']) {
    const args = ['run', '--root', 'vitest', '--pool', pool];
    all.push(requireOneTest(await project.run('node_modules/vitest/vitest.mjs', args)));
  }
  return all;
}
