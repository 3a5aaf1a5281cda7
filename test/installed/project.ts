// A folder in which the packed tarballs and the tools of the set-ups are installed.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/run.js';
import { packInto, type Tarball } from '../../scripts/tarballs.js';

export interface Project {
  readonly folder: string;
  readonly tarballs: readonly Tarball[];
  /** Writes a file, and the folders that it is in. */
  write(path: string, contents: string | object): void;
  read(path: string): string;
  /** Runs a program of a package in Node, or any other program, and returns what it writes. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
}

const npmInstall = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

export function fileDependencies(tarballs: readonly Tarball[]): Record<string, string> {
  return Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
}

function openProject(folder: string, tarballs: readonly Tarball[]): Project {
  return {
    folder,
    tarballs,
    write(path, contents) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const text = typeof contents === 'string' ? contents : JSON.stringify(contents);
      writeFileSync(join(folder, path), text);
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    run(command, args, env = {}) {
      const isScript = command.startsWith('node_modules/') && /\.[cm]?js$/.test(command);
      const file = isScript ? process.execPath : command;
      const options = {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', ...env },
        maxBuffer: 64 * 1024 * 1024,
        timeout: 300_000,
      };
      return new Promise((settle, fail) => {
        execFile(file, isScript ? [command, ...args] : args, options, (error, stdout, stderr) => {
          if (error === null) settle(stdout + stderr);
          else fail(new Error(`${command} ${args.join(' ')}: ${error.message}\n${stdout}`));
        });
      });
    },
  };
}

/**
 * Installs the tarballs, and tools under names of their own, with npm.
 *
 * @param tools By name, what npm is to install, such as `npm:jest@29`.
 */
export async function installProject(tools: Readonly<Record<string, string>>): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-installed-'));
  const project = openProject(folder, await packInto(join(folder, 'tarballs')));
  const dependencies = { ...fileDependencies(project.tarballs), ...tools };
  project.write('package.json', { private: true, dependencies });
  await run('npm', npmInstall, { cwd: folder });
  return project;
}

export function removeProject({ folder }: Project): void {
  rmSync(folder, { recursive: true, force: true });
}
