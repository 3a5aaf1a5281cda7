// Programs that tests and benchmarks install for themselves, from npm.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../scripts/run.js';

/** The folder that they are installed in. It is not in the repository. */
const cache = join(root, '.cache/engines');

/** Installs a package, unless the cache has one with that name. */
export async function installEngine(name: string, specifier: string): Promise<void> {
  if (existsSync(installedPath(name))) return;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(join(cache, 'package.json'))) writeFileSync(join(cache, 'package.json'), '{}\n');
  await run('npm', ['install', '--no-audit', '--no-fund', specifier], { cwd: cache });
}

/** Returns the path of a file of a package in the cache. */
export function installedPath(name: string, ...path: readonly string[]): string {
  return join(cache, 'node_modules', name, ...path);
}

/** Returns the executable of a major version of Node, and installs it if another version is running. */
export async function findNode(major: string): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${major}`;
  await installEngine(name, `${name}@npm:node-${process.platform}-${process.arch}@${major}`);
  return nodePath(major);
}

/** Returns the executable of a major version of Node in the cache. */
export function nodePath(major: string): string {
  return installedPath(`node-${major}`, 'bin/node');
}
