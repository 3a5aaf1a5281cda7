// Virtual environments of Python for tests.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../scripts/run.js';

/**
 * Creates a virtual environment, unless there is one with the required packages.
 *
 * @param name The name of its folder, which is not in the repository.
 * @param requirements The path of a file that pip reads.
 * @returns The path of its interpreter.
 */
export async function installPython(name: string, requirements: string): Promise<string> {
  const environment = join(root, '.cache', name);
  const python = join(environment, 'bin/python');
  const installed = join(environment, 'installed.txt');
  const required = readFileSync(requirements, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === required) return python;
  mkdirSync(environment, { recursive: true });
  await run('python3', ['-m', 'venv', environment]);
  await run(python, ['-m', 'pip', 'install', '--quiet', '--requirement', requirements]);
  writeFileSync(installed, required);
  return python;
}

/** Runs a test that needs programs. If one is missing, prints this and skips the test, or fails if CI is true. */
export async function runWherePossible(
  programs: readonly string[],
  environment: readonly [name: string, requirements: string],
  leftOut: string,
  task: (python: string) => Promise<void> | void,
): Promise<void> {
  const missing = programs.filter(
    (program) => spawnSync(program, ['-version']).error !== undefined,
  );
  const python = missing.length > 0 ? null : await installPython(...environment).catch(sayWhy);
  if (python !== null) {
    await task(python);
    return;
  }
  if (missing.length > 0) console.log(`${missing.join(' and ')} not found`);
  console.log(`Left out: ${leftOut}`);
  process.exitCode = process.env['CI'] === 'true' ? 1 : 0;
}

function sayWhy(error: unknown): null {
  console.log(`The packages of Python cannot be installed: ${String(error)}`);
  return null;
}
