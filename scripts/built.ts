// What packages are built from: after a build, `.cache/built.json` has hashes of what went in and of what came out.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { containers } from './release.js';
import { root } from './run.js';
import { neededFor, type Package, readJSON, readPackages } from './workspace.js';

const record = join(root, '.cache/built.json');
const read = (): Record<string, object> => (existsSync(record) ? readJSON(record) : {});

/** What has an effect on all packages. */
const tools = [
  ...['package-lock.json', 'rollup.config.js', 'tsconfig.base.json'],
  ...['build', 'classic-script', 'declarations'].map((name) => `scripts/${name}.ts`),
];

/** What has no effect on what is built, in the folder of a package. */
const withoutEffect = /^(?:bench|dist|generator|node_modules|test|LICENSE|.*\.md)$/;

const hashes = {
  /** Of the package, and of those whose code is in its files. */
  sources: ({ manifest: { name } }: Package): string => {
    const inside = containers.get(name) ?? new Set([name]);
    const packages = readPackages().filter(({ manifest }) => inside.has(manifest.name));
    const files = packages.flatMap(({ directory, path }) => {
      const names = readdirSync(path).filter((file) => !withoutEffect.test(file));
      return names.map((file) => join(directory, file));
    });
    return hashOf([...tools, ...files]);
  },
  built: ({ directory }: Package): string => hashOf([join(directory, 'dist')]),
};

/** A hash of the names and contents of all files at these paths. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) {
    const contents = readFileSync(join(root, path));
    hash.update(`${path} ${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (!status?.isDirectory()) return status ? [path] : [];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => (name === 'node_modules' ? [] : filesIn(join(path, name))));
}

/** Builds packages, and writes down what they were and are. */
export async function recordBuild(
  packages: readonly Package[],
  build: (packages: readonly Package[]) => Promise<void>,
): Promise<void> {
  // Sources may change meanwhile.
  const sources = packages.map(hashes.sources);
  await build(packages);
  const all = read();
  for (const [index, pack] of packages.entries()) {
    all[pack.directory] = { sources: sources[index], built: hashes.built(pack) };
  }
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(all, null, 2));
}

/** Those packages of which a part is not as it was for their last build, or after it. */
export function changedSinceBuild(
  packages: readonly Package[],
  parts: readonly (keyof typeof hashes)[] = ['sources', 'built'],
): Package[] {
  const last: Record<string, Partial<Record<string, string>>> = read();
  return packages.filter((pack) =>
    parts.some((part) => last[pack.directory]?.[part] !== hashes[part](pack)),
  );
}

/**
 * The folders of packages that are not built, or from other sources than those that are there.
 *
 * @param tests Their paths. If all are in folders of packages, only these packages count, and those that they need.
 */
export function oldBuilds(tests: readonly string[]): string[] {
  const all = readPackages();
  const own = tests.map((test) =>
    all.find(({ path }) => (resolve(test) + sep).startsWith(path + sep)),
  );
  const needed = new Set(own.flatMap((pack) => (pack ? Array.from(neededFor(pack)) : [])));
  const isForAll = tests.length === 0 || own.includes(undefined);
  const used = all.filter(({ manifest }) => isForAll || needed.has(manifest.name));
  const built = used.filter(({ path }) => existsSync(join(path, 'dist')));
  const changed = changedSinceBuild(built, ['sources']);
  const old = used.filter((pack) => !built.includes(pack) || changed.includes(pack));
  return old.map(({ directory }) => directory);
}

/** Ends this process, which runs these tests, if they would be of an old build. */
export function refuseOldBuild(tests: readonly string[]): void {
  const old = oldBuilds(tests);
  if (old.length === 0) return;
  console.error(
    `Run npm run build. The tests are of what is built, and changed since: ${old.join(', ')}`,
  );
  process.exit(1);
}
