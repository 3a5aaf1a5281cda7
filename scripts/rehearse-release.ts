// Versions and publishes a copy of the repository to a local registry, and checks what was published.

import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { checkContents } from './checks/tarball.js';
import { LocalRegistry, type Published } from './local-registry.js';
import { root, run, temporaryFolder } from './run.js';
import { type Manifest, type Package, readPackages } from './workspace.js';

/** Copies committed files, files that could be committed, and built files. */
async function copyCheckout(folder: string): Promise<void> {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const built = readPackages().map((pack) => `packages/${pack.folder}/dist`);
  for (const name of [...listed.split('\0').filter(Boolean), ...built]) {
    if (existsSync(join(root, name))) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

async function initRepository(folder: string): Promise<void> {
  const git = (...args: string[]): Promise<string> => run('git', args, { cwd: folder });
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('config', 'user.name', 'rehearsal');
  await git('config', 'user.email', 'rehearsal@localhost');
  await git('config', 'commit.gpgsign', 'false');
}

async function commitAll(folder: string, message: string): Promise<void> {
  await run('git', ['add', '--all'], { cwd: folder });
  await run('git', ['commit', '--quiet', '--no-verify', '--allow-empty', '-m', message], {
    cwd: folder,
  });
}

async function publish(folder: string, packages: readonly Package[]): Promise<Published[]> {
  const registry = await LocalRegistry.open(temporaryFolder());
  const settings = join(folder, '.git/npmrc');
  registry.writeSettings(settings);
  const options = ['--yes', '--no-verify-access', '--registry', registry.url];
  const env = { ...process.env, NO_PROXY: '127.0.0.1', npm_config_userconfig: settings };
  await run('npx', ['lerna', 'publish', 'from-package', ...options], { cwd: folder, env });
  const published = await Promise.all(packages.map(({ manifest }) => registry.read(manifest.name)));
  registry.close();
  return published.flat();
}

function* checkPublished(expected: readonly Package[], { tarball }: Published): Generator<string> {
  const contents = createPackageFromTarballData(tarball);
  const path = `/node_modules/${contents.packageName}/package.json`;
  const { name, version, dependencies = {} }: Manifest = JSON.parse(contents.readFile(path));
  const versions = new Map(expected.map(({ manifest }) => [manifest.name, manifest.version]));
  if (versions.get(name) !== version) yield `published ${version}, not ${versions.get(name)}`;
  for (const [dependency, range] of Object.entries(dependencies)) {
    const sibling = versions.get(dependency);
    if (sibling !== undefined && range !== `^${sibling}`) {
      yield `depends on ${dependency} by "${range}", not "^${sibling}"`;
    }
    if (/^(workspace|file|link):/.test(range)) yield `depends on ${dependency} by "${range}"`;
  }
  if (!contents.fileExists(`/node_modules/${name}/CHANGELOG.md`)) yield 'holds no CHANGELOG.md';
  yield* checkContents(contents);
}

const folder = temporaryFolder();
await copyCheckout(folder);
await initRepository(folder);
await commitAll(folder, 'Before the release');
await run('npx', ['changeset', 'version'], { cwd: folder });
await commitAll(folder, 'Version packages');

const expected = readPackages(folder);
const published = await publish(folder, expected);
const problems: string[] = [];
for (const { manifest } of expected) {
  const own = published.filter((publication) => publication.manifest.name === manifest.name);
  const found = own.flatMap((publication) => [...checkPublished(expected, publication)]);
  if (own.length !== 1) found.push(`published ${own.length} times`);
  problems.push(...found.map((problem) => `${manifest.name}: ${problem}`));
  console.log(`  ${manifest.name.padEnd(28)}${manifest.version}`);
}
for (const problem of problems) console.error(problem);
console.log(`rehearse-release: ${published.length} published, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
