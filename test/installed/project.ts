// A folder in which the packages and the tools of the set-ups are installed: the packed tarballs, or what a registry
// has if `URLKIT_REGISTRY` is its address.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { packInto } from '../tarballs/pack.js';

export interface Project {
  readonly folder: string;
  /** What the packages are installed from, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Writes a file, and the folders that it is in. */
  write(path: string, contents: string | object): void;
  read(path: string): string;
  /** Adds fields to the `package.json`. */
  configure(fields: object): void;
  /** Runs a program of a package in Node, or any other program, and returns what it writes. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
}

const npmInstall = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

const registry = process.env['URLKIT_REGISTRY'];

async function packDependencies(folder: string): Promise<Record<string, string>> {
  const tarballs = await packInto(folder);
  return Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
}

/** The newest versions in a registry that has all packages, and nothing that set-ups need beside them. */
async function findPublished(address: string): Promise<Record<string, string>> {
  const entries = readPackages().map(async ({ manifest: { name } }) => {
    const response = await fetch(address + name.replace('/', '%2f'));
    const published: Published = JSON.parse(await response.text());
    const latest = published['dist-tags'].latest;
    // Only a scope has a registry of its own.
    const tarball = published.versions[latest]?.dist.tarball ?? '';
    return [name, name.startsWith('@') ? latest : tarball];
  });
  return Object.fromEntries(await Promise.all(entries));
}

interface Published {
  readonly 'dist-tags': { readonly latest: string };
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
}

/** Writes what a folder needs so that npm and pnpm install the packages in it. */
export function writeSettings(project: Project, folder: string): void {
  const settings = registry === undefined ? '' : `@urlkit:registry=${registry}\n`;
  project.write(join(folder, '.npmrc'), settings);
}

/** What is in a folder, with the packages that can be installed there. */
export function openProject(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Project {
  return {
    folder,
    dependencies,
    write(path, contents) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const text = typeof contents === 'string' ? contents : JSON.stringify(contents);
      writeFileSync(join(folder, path), text);
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    configure(fields) {
      this.write('package.json', { ...JSON.parse(this.read('package.json')), ...fields });
    },
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
 * Installs the packages, and tools under names of their own, with npm.
 *
 * @param tools By name, what npm is to install, such as `npm:jest@29`.
 */
export async function installProject(tools: Readonly<Record<string, string>>): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-installed-'));
  const packages =
    registry === undefined
      ? await packDependencies(join(folder, 'tarballs'))
      : await findPublished(registry);
  const project = openProject(folder, packages);
  project.write('package.json', { private: true, dependencies: { ...packages, ...tools } });
  writeSettings(project, '.');
  await run('npm', npmInstall, { cwd: folder });
  return project;
}

export function removeProject({ folder }: Project): void {
  rmSync(folder, { recursive: true, force: true });
}
