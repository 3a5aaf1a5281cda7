// npm run rehearse-release [-- SET-UP…]: versions and publishes a copy of the repository to a local registry, checks what
// was published, and installs it into the set-ups of test/installed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { isPublished } from '../../scripts/is-published.js';
import { containersOf, versionPackages } from '../../scripts/release.js';
import { needsShell, root, run, temporaryFolder } from '../../scripts/run.js';
import { type Manifest, readPackages, readVersions } from '../../scripts/workspace.js';
import { checkContents } from '../tarballs/tarball.js';

/** Verdaccio, a registry that starts without packages, and lets anyone publish. */
async function openRegistry(): Promise<Server> {
  const storage = temporaryFolder();
  const verdaccio: { runServer(config: object): Promise<Server> } = createRequire(
    join(root, 'test/release/package.json'),
  )('verdaccio');
  const server = await verdaccio.runServer({
    configPath: join(storage, 'config.yaml'),
    storage,
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', level: 'fatal' },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Commits committed files and those that could be committed to a new repository, with built files beside them. */
async function copyCheckout(folder: string): Promise<void> {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const built = readPackages().map(({ directory }) => `${directory}/dist`);
  for (const name of [...listed.split('\0').filter(Boolean), ...built]) {
    if (existsSync(join(root, name))) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await run('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  await commitAll(folder, 'Before the release');
}

async function commitAll(folder: string, message: string): Promise<void> {
  const author = ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost'];
  const commit = ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', message];
  await run('git', ['add', '--all'], { cwd: folder });
  await run('git', [...author, ...commit], { cwd: folder });
}

async function publish(folder: string, registry: string): Promise<void> {
  const settings = join(folder, '.git/npmrc');
  writeFileSync(settings, `${registry.replace(/^http:/, '')}:_authToken=anyone\n`);
  const options = ['--yes', '--no-verify-access', '--registry', registry];
  const env = { ...process.env, NO_PROXY: '127.0.0.1', npm_config_userconfig: settings };
  await run('lerna', ['publish', 'from-package', ...options], { cwd: folder, env });
}

/** The tarballs of all published versions of a package. */
async function readTarballs(registry: string, name: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const response = await fetch(registry + name.replace('/', '%2f'));
  const { versions = {} }: { versions?: Record<string, { dist: { tarball: string } }> } =
    JSON.parse(await response.text());
  return Promise.all(
    Object.values(versions).map(async ({ dist }) => {
      return new Uint8Array(await (await fetch(dist.tarball)).arrayBuffer());
    }),
  );
}

function* checkPublished(
  versions: ReadonlyMap<string, string>,
  tarball: Uint8Array<ArrayBuffer>,
): Generator<string> {
  const contents = createPackageFromTarballData(tarball);
  const path = `/node_modules/${contents.packageName}/package.json`;
  const { name, version, dependencies = {} }: Manifest = JSON.parse(contents.readFile(path));
  if (versions.get(name) !== version) yield `published ${version}, not ${versions.get(name)}`;
  for (const [dependency, range] of Object.entries(dependencies)) {
    const sibling = versions.get(dependency);
    if (sibling === undefined) continue;
    // Releases name one version of the package that is not for users.
    const expected = dependency === '@urlkit/internal' ? sibling : `^${sibling}`;
    if (range !== expected) yield `depends on ${dependency} by "${range}", not "${expected}"`;
  }
  const changelog = `/node_modules/${name}/CHANGELOG.md`;
  if (!contents.fileExists(changelog)) yield 'holds no CHANGELOG.md';
  else if (!contents.readFile(changelog).includes(`## ${version}`)) {
    yield `holds a CHANGELOG.md without ${version}`;
  }
  yield* checkContents(contents);
}

/** Prints which set-ups work with the published packages, and returns the exit code. */
async function runSetUps(registry: string): Promise<number> {
  const names = process.argv.slice(2);
  const env = { ...process.env, NO_PROXY: '127.0.0.1', URLKIT_REGISTRY: registry };
  const options = { cwd: root, env, stdio: 'inherit', shell: needsShell } as const;
  const [status] = await once(spawn('tsx', ['test/installed/main.ts', ...names], options), 'close');
  return status ?? 1;
}

/** Versions a patch of host, after the first release: it must raise the version of each package that contains host. */
async function patchHost(): Promise<string[]> {
  const host = '@urlkit/host';
  writeFileSync(join(folder, '.changeset/patch.md'), `---\n'${host}': patch\n---\n\nA patch.\n`);
  await versionPackages(folder);
  const raised = Array.from(readVersions(folder))
    .filter(([name, version]) => versions.get(name) !== version)
    .map(([name]) => name);
  const expected = [host, ...containersOf([host])].join(', ');
  console.log(`  a patch of host releases ${raised.join(', ')}`);
  return raised.join(', ') === expected
    ? []
    : [`a patch of host releases ${raised.join(', ')}, and not ${expected}`];
}

const folder = temporaryFolder();
await copyCheckout(folder);
await versionPackages(folder);
await commitAll(folder, 'Version packages');

const server = await openRegistry();
const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
await publish(folder, registry);
const versions = readVersions(folder);
const problems: string[] = [];
for (const [name, version] of versions) {
  const tarballs = await readTarballs(registry, name);
  const found = tarballs.flatMap((tarball) => [...checkPublished(versions, tarball)]);
  if (tarballs.length !== 1) found.push(`published ${tarballs.length} times`);
  problems.push(...found.map((problem) => `${name}: ${problem}`));
  console.log(`  ${name.padEnd(28)}${version}`);
}
for (const [id, expected] of [...versions].flatMap(([name, version]) => [
  [`${name}@${version}`, true] as const,
  [`${name}@9999.0.0`, false] as const,
])) {
  if ((await isPublished(id, '--registry', registry)) !== expected) {
    problems.push(`${id}: published is not ${expected}`);
  }
}
problems.push(...(await patchHost()));
for (const problem of problems) console.error(problem);
console.log(`rehearse-release: ${versions.size} packages, problems: ${problems.length}`);
if (problems.length > 0) process.exitCode = 1;
else process.exitCode = await runSetUps(registry);
server.close();
