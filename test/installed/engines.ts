// Node and other engines, with the packages as npm or pnpm installs them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expected } from './program.js';
import { type Project, writeSettings } from './project.js';
import { runEach, writePrograms } from './results.js';
import { checkSizes } from './sizes.js';

export function runNode(project: Project): Promise<unknown[][]> {
  const { js, cjs } = writePrograms(project, 'node');
  return runEach(project, process.execPath, [
    [js],
    [cjs],
    ['--no-experimental-detect-module', js],
    ['--no-experimental-require-module', cjs],
    ['--conditions=no-such-condition', js],
  ]);
}

export async function runPnpm(project: Project): Promise<unknown[][]> {
  const { dependencies } = project;
  project.write('pnpm/package.json', {
    private: true,
    dependencies,
    // Packed packages depend on each other by version.
    pnpm: { overrides: dependencies },
  });
  writeSettings(project, 'pnpm');
  const pnpm = 'node_modules/pnpm/bin/pnpm.cjs';
  await project.run(pnpm, ['install', '--dir', 'pnpm', '--ignore-scripts', '--prefer-offline']);
  const { js, cjs } = writePrograms(project, 'pnpm');
  return runEach(project, process.execPath, [[js], ['--no-experimental-require-module', cjs]]);
}

export async function runCommand(project: Project): Promise<unknown[][]> {
  const output = await project.run('node_modules/urlkit/dist/cli.cjs', [
    ...['resolve', '../b', 'https://example.org/a/'],
  ]);
  if (output.trim() !== 'https://example.org/b') throw new Error(output);
  return [[...expected]];
}

// The oldest engine that the script is tested in, in a context without URL.
/** @param version The name of the package with Node, such as `node-16`. */
export async function runOldEngine(
  project: Project,
  version: string,
  script: string,
): Promise<unknown[][]> {
  project.write(
    `${version}/print.cjs`,
    `const context = require('vm').createContext();
    const script = require.resolve('../node_modules/@urlkit/url-api/dist/${script}');
    require('vm').runInContext(require('fs').readFileSync(script, 'utf8'), context);
    console.log(require('vm').runInContext("new URL('../ü', 'https://BÜCHER.example/a/b').href", context));`,
  );
  const output = await project.run(`node_modules/${version}/bin/node`, [`${version}/print.cjs`]);
  if (output.trim() !== 'https://xn--bcher-kva.example/%C3%BC') throw new Error(output);
  return [[...expected]];
}

export function runDeno(project: Project): Promise<unknown[][]> {
  const { js, cjs } = writePrograms(project, 'deno');
  const options = ['run', '--quiet', '--no-remote', '--node-modules-dir=manual', '--allow-all'];
  return runEach(project, 'node_modules/.bin/deno', [
    [...options, js],
    [...options, cjs],
  ]);
}

export async function runBun(project: Project): Promise<unknown[][]> {
  const system = `bun-${process.platform}-${process.arch}`;
  const bun = join(project.folder, 'node_modules/@oven', system, 'bin/bun');
  if (!existsSync(bun)) return [];
  await checkSizes(project, 'bun/sizes', async (folder, names, target) => {
    for (const name of names) {
      const output = `--outfile=${folder}/${target}/${name}.mjs`;
      const input = `${folder}/${name}.mjs`;
      // In development, Bun takes the files for Node, as Vitest does.
      await project.run(bun, ['build', '--production', `--target=${target}`, input, output]);
    }
  });
  const { js, cjs } = writePrograms(project, 'bun');
  return runEach(project, bun, [
    ['run', js],
    ['run', cjs],
  ]);
}
