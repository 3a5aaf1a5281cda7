// The packages that new ones are compared with: the tarballs of the last release, packed from its commit, as two builds of it gave
// the same bytes before they were published. Until there is a release, those of another commit stand for them.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from '../../scripts/run.js';
import { type Manifest, type Package, readJSON, readPackages } from '../../scripts/workspace.js';

export interface Base {
  /** For messages: which commit, and why. */
  readonly name: string;
  /** Unpacked from their tarballs. */
  readonly packages: readonly Package[];
  /** Its checkout, with the tests. */
  readonly source: string;
  /** Changesets that it has already, as they are now. */
  readonly changesets: ReadonlySet<string>;
}

function git(args: readonly string[], cwd = root): Promise<string | null> {
  return run('git', args, { cwd }).then(
    (out) => out.trim(),
    () => null,
  );
}

/** Unpacks a tarball beside others, which it finds as in a checkout. */
async function unpack(tarball: string, folder: string): Promise<void> {
  await run('tar', ['-xzf', tarball, '-C', folder]);
  const { name } = readJSON<Manifest>(folder, 'package/package.json');
  const path = join(folder, 'packages', basename(name));
  renameSync(join(folder, 'package'), path);
  symlinkSync(path, join(folder, 'node_modules', name), 'junction');
}

/** Builds and packs the packages of a commit, once. */
async function packCommit(commit: string, folder: string): Promise<void> {
  if (existsSync(join(folder, 'complete'))) return;
  rmSync(dirname(folder), { recursive: true, force: true });
  const source = join(folder, 'source');
  for (const path of ['source', 'packages', 'node_modules/@urlkit']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  const archive = join(folder, 'source.tar');
  await run('git', ['archive', `--output=${archive}`, commit]);
  await run('tar', ['-xf', archive, '-C', source]);
  await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: source });
  await run('npm', ['run', 'pack'], { cwd: source });
  const packed = join(source, 'packed');
  for (const tarball of readdirSync(packed)) await unpack(join(packed, tarball), folder);
  // Its tests write into node_modules, and find tools in that of this checkout.
  rmSync(join(source, 'node_modules'), { recursive: true });
  mkdirSync(join(source, 'node_modules'));
  mkdirSync(join(folder, 'complete'));
}

/** The commit to compare with, and why; null if a clone has none. */
export async function findCommit(
  clone: string,
  given?: string,
): Promise<readonly [commit: string, reason: string] | null> {
  // A release has a tag for each package, such as @urlkit/host@1.0.0.
  const tags = ['--match=*@*', '--match=contract-base'];
  const named = given || (await git(['describe', '--tags', '--abbrev=0', ...tags], clone));
  if (named) {
    const found = await run('git', ['rev-parse', '--verify', `${named}^{commit}`], { cwd: clone });
    return [found.trim(), named];
  }
  for (const branch of ['origin/main', 'main']) {
    const commit = await git(['merge-base', branch, 'HEAD'], clone);
    if (commit !== null) return [commit, `the last of ${branch} in this branch`];
  }
  return null;
}

/** Finds what to compare with. If there is nothing, or nothing differs from it, says so and returns null. */
export async function findBase(): Promise<Base | null> {
  const found = await findCommit(root, process.env['URLKIT_BASE']);
  if (found === null) {
    const missing =
      'this clone has no tag of a release or contract-base, and no earlier commit of main';
    console.log(`There is nothing to compare with: ${missing}. URLKIT_BASE can name a commit.`);
    return null;
  }
  const [commit, reason] = found;
  const name = `commit ${commit.slice(0, 8)} (${reason})`;
  const isHead = commit === (await git(['rev-parse', 'HEAD']));
  if (isHead && (await git(['status', '--porcelain'])) === '') {
    console.log(`There is nothing to compare: this is ${name}.`);
    return null;
  }
  const folder = join(root, '.cache/base', commit);
  await packCommit(commit, folder);
  const source = join(folder, 'source');
  const textOf = (top: string, file: string): string | null => {
    const path = join(top, '.changeset', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const changesets = readdirSync(join(source, '.changeset')).filter(
    (file) => textOf(source, file) === textOf(root, file),
  );
  return {
    ...{ name, packages: readPackages(folder), source },
    changesets: new Set(changesets.map((file) => file.replace('.md', ''))),
  };
}
