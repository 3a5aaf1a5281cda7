// Runs a step of a workflow as a runner does, to rehearse it.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/run.js';

/** Returns the commands of a named step: the block that follows its `run`. */
export function commandsOf(workflow: string, name: string): string {
  const text = readFileSync(join(root, '.github/workflows', workflow), 'utf8');
  const [, step] = text.split(`name: ${name}\n`);
  const [, block] = /^ {8}run: \|\n((?: {10}.*\n|\n)+)/m.exec(step ?? '') ?? [];
  if (block === undefined) throw new Error(`${workflow} has no step “${name}”`);
  return block.replace(/^ {10}/gm, '');
}

/**
 * Runs a step in a folder.
 *
 * @returns What it prints.
 * @throws {Error} If it fails.
 */
export async function runStep(
  workflow: string,
  name: string,
  { folder, env }: { readonly folder: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> {
  // GitHub runs steps with these options.
  const options = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', commandsOf(workflow, name)];
  const { stdout } = await promisify(execFile)('bash', options, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout;
}
