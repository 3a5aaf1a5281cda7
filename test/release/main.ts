// npm run rehearse-release [-- SET-UP…]: versions and publishes a copy of the repository to a local registry, checks what
// was published, does the same with a patch of one package, and installs it into the set-ups of test/installed.

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
  const commit = ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty'];
  await run('git', ['add', '--all'], { cwd: folder });
  await run('git', [...author, ...commit, '--message', message], { cwd: folder });
}

async function publish(folder: string, registry: string): Promise<void> {
  const settings = join(folder, '.git/npmrc');
  writeFileSync(settings, `${registry.replace(/^http:/, '')}:_authToken=anyone\n`);
  const options = ['--yes', '--no-verify-access', '--registry', registry];
  const env = { ...process.env, NO_PROXY: '127.0.0.1', npm_config_userconfig: settings };
  await run('lerna', ['publish', 'from-package', ...options], { cwd: folder, env });
}

/** The tarball of a published version, or null. */
async function readTarball(
  registry: string,
  name: string,
  version: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(registry + name.replace('/', '%2f'));
  const { versions = {} }: { versions?: Record<string, { dist: { tarball: string } }> } =
    JSON.parse(await response.text());
  const address = versions[version]?.dist.tarball;
  return address === undefined ? null : new Uint8Array(await (await fetch(address)).arrayBuffer());
}

function* checkPublished(tarball: Uint8Array<ArrayBuffer>): Generator<string> {
  const versions = readVersions(folder);
  const contents = createPackageFromTarballData(tarball);
  const path = `/node_modules/${contents.packageName}/package.json`;
  const { name, version, dependencies = {} }: Manifest = JSON.parse(contents.readFile(path));
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

/** The versions of packages that differ from earlier ones. */
function raisedFrom(earlier: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Array.from(readVersions(folder)).filter(([name, version]) => earlier.get(name) !== version),
  );
}

/** Publishes the packages of the copy, and checks those that have a new version. */
async function release(raised: ReadonlyMap<string, string>): Promise<string[]> {
  await commitAll(folder, 'Version packages');
  await publish(folder, registry);
  const problems: string[] = [];
  for (const [name, version] of raised) {
    const tarball = await readTarball(registry, name, version);
    const found = tarball === null ? ['is not published'] : [...checkPublished(tarball)];
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    console.log(`  ${name.padEnd(28)}${version}`);
  }
  return problems;
}

const folder = temporaryFolder();
await copyCheckout(folder);
// A checkout may be versioned already.
await versionPackages(folder);

const server = await openRegistry();
const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const versions = readVersions(folder);
const problems = await release(versions);
for (const [id, expected] of [...versions].flatMap(([name, version]) => [
  [`${name}@${version}`, true] as const,
  [`${name}@9999.0.0`, false] as const,
])) {
  if ((await isPublished(id, '--registry', registry)) !== expected) {
    problems.push(`${id}: published is not ${expected}`);
  }
}

// A patch of host must raise the version of each package that contains host, and of no other.
const host = '@urlkit/host';
writeFileSync(join(folder, '.changeset/patch.md'), `---\n'${host}': patch\n---\n\nA patch.\n`);
await versionPackages(folder);
const raised = raisedFrom(versions);
problems.push(...(await release(raised)));
const [found, expected] = [Array.from(raised.keys()), [host, ...containersOf([host])]].map(
  (names) => names.join(', '),
);
if (found !== expected) problems.push(`a patch of host releases ${found}, and not ${expected}`);
for (const problem of problems) console.error(problem);
console.log(`rehearse-release: ${versions.size} packages, problems: ${problems.length}`);
if (problems.length > 0) process.exitCode = 1;
else process.exitCode = await runSetUps(registry);
server.close();
