// Engines that tests and benchmarks install for themselves, from npm.

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** Not in the repository. */
const cache = join(root, '.cache/engines');

export function execute(command: string, args: readonly string[], cwd = root): Promise<string> {
  return new Promise((settle, fail) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, timeout: 600_000 };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) settle(stdout);
      else fail(new Error(`${command}: ${stderr || stdout || error.message}`.slice(0, 1_000)));
    });
  });
}

/** Installs a package, unless one of that name is in the cache. */
export async function installEngine(name: string, specifier: string): Promise<void> {
  if (existsSync(installedPath(name))) return;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(join(cache, 'package.json'))) {
    writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
  }
  await execute('npm', ['install', '--no-audit', '--no-fund', specifier], cache);
}

/** Where a file of a package in the cache is. */
export function installedPath(name: string, ...path: readonly string[]): string {
  return join(cache, 'node_modules', name, ...path);
}

/** Returns the executable of a major version of Node, which is installed if it is not the running one. */
export async function findNode(major: string): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${major}`;
  await installEngine(name, `${name}@npm:node-${process.platform}-${process.arch}@${major}`);
  return installedPath(name, 'bin/node');
}
