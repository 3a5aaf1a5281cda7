// npm run build [-- --force]: builds all packages, unless their sources and what was built are as after the last build. In the
// folder of a package, builds only that.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPackages } from './build-packages.js';
import { root } from './run.js';
import { packageHere, readPackages } from './workspace.js';

const record = join(root, '.cache/build.sha256');

/** What has an effect on all packages. */
const shared = [
  ...['package-lock.json', 'package.json', 'rollup.config.js', 'scripts'],
  ...['tsconfig.base.json', 'tsconfig.json'],
];

/** What has no effect on what is built, in the folder of a package. */
const withoutEffect = ['bench', 'dist', 'generator', 'node_modules', 'test'];

function pathsInPackages(isWanted: (name: string) => boolean): string[] {
  return readPackages().flatMap(({ directory, path }) =>
    readdirSync(path)
      .filter(isWanted)
      .map((name) => join(directory, name)),
  );
}

/** A hash of the version of Node, and of the names and contents of all files at these paths. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(filesIn)) {
    const contents = readFileSync(join(root, path));
    hash.update(`${path} ${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => (name === 'node_modules' ? [] : filesIn(join(path, name))));
}

const hashOfBuilt = (): string => hashOf(pathsInPackages((name) => name === 'dist'));

const only = packageHere();
const sources = hashOf([...shared, ...pathsInPackages((name) => !withoutEffect.includes(name))]);
const last = existsSync(record) ? readFileSync(record, 'utf8') : '';
if (only !== undefined) {
  await buildPackages([only]);
} else if (!process.argv.includes('--force') && last === `${sources} ${hashOfBuilt()}\n`) {
  console.log('The packages are built already.');
} else {
  await buildPackages(readPackages());
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${sources} ${hashOfBuilt()}\n`);
}
