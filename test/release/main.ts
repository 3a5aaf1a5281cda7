// npm run rehearse-release [-- SET-UP…]: runs the jobs of the release workflow on a copy of the repository, with a local registry,
// checks what was published, does the same with a patch of one package, and installs it into the set-ups of test/installed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { isPublished } from '../../scripts/is-published.js';
import { containersOf } from '../../scripts/release.js';
import { needsShell, root, run, temporaryFolder } from '../../scripts/run.js';
import { type Manifest, readPackages, readVersions } from '../../scripts/workspace.js';
import { choose, usualSetUps } from '../installed/checks.js';
import { checkContents } from '../tarballs/tarball.js';
import { runJob, type Settings, writeCommand } from './workflow.js';

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

/** Links what is installed into a copy of the repository. The packages of the repository, whose links are relative, are its own. */
function linkModules(installed: string, modules: string): void {
  mkdirSync(modules);
  for (const name of readdirSync(installed)) {
    const [from, to] = [join(installed, name), join(modules, name)];
    const isOwn = name === '@urlkit' || lstatSync(from).isSymbolicLink();
    if (isOwn) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** Commits committed files and those that could be committed to a new repository, the origin of checkouts. */
async function createOrigin(): Promise<string> {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const folder = temporaryFolder();
  for (const name of listed.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  await run('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  await commitAll(folder, 'Before the release');
  const bare = temporaryFolder();
  await run('git', ['clone', '--quiet', '--bare', folder, bare]);
  return bare;
}

/** Checks out the main branch, with built files, so that a build is short. */
async function checkOut(): Promise<string> {
  const folder = temporaryFolder();
  await run('git', ['clone', '--quiet', origin, folder]);
  for (const { directory } of readPackages()) {
    cpSync(join(root, directory, 'dist'), join(folder, directory, 'dist'), { recursive: true });
  }
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function commitAll(folder: string, message: string): Promise<void> {
  const author = ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost'];
  const commit = ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty'];
  await run('git', ['add', '--all'], { cwd: folder });
  await run('git', [...author, ...commit, '--message', message], { cwd: folder });
}

interface Environment {
  readonly env: NodeJS.ProcessEnv;
  /** The calls of `gh`. */
  readonly log: string;
}

/** An environment for jobs, with another registry, and without GitHub. */
function createEnvironment(registry: string): Environment {
  const bin = temporaryFolder();
  const log = join(bin, 'log');
  writeFileSync(log, '');
  writeCommand(bin, 'gh', `echo "$@" >> '${log}'`);
  // Only GitHub can say where a tarball was built.
  const others = `PATH=\${PATH#*:} exec npm "\${@/--provenance/--no-provenance}"`;
  writeCommand(bin, 'npm', others);
  const settings = join(bin, 'npmrc');
  writeFileSync(settings, `${registry.replace(/^http:/, '')}:_authToken=anyone\n`);
  const env = {
    ...{ PATH: `${bin}:${process.env['PATH']}`, NO_PROXY: '127.0.0.1', GITHUB_SHA: 'main' },
    ...{ npm_config_registry: registry, npm_config_userconfig: settings },
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'commit.gpgsign', GIT_CONFIG_VALUE_0: 'false' },
  };
  return { env, log };
}

/** What jobs do to install and to test, before they build what is released. */
const without = [
  ...['npm ci', 'npm ci --omit=dev --ignore-scripts', 'npm test', 'npm run rehearse-release'],
  ...['npm run check -- contract', 'npm run check -- mutants'],
];

/** Runs the jobs of a push to the main branch, and returns the versions that they publish; null if they propose a commit. */
async function push({ env, log }: Environment): Promise<readonly string[] | null> {
  const artifacts = temporaryFolder();
  const runIn = (name: string, folder: string, needs: Settings['needs'] = {}) => {
    const start = performance.now();
    process.stdout.write(`  job ${name}: `);
    const outputs = runJob(name, { folder, artifacts, env, without, needs });
    return outputs.finally(() => {
      console.log(`${((performance.now() - start) / 1_000).toFixed()} s`);
    });
  };
  const build = (await runIn('build', await checkOut())) ?? {};
  const proposed = await runIn('pull-request', await checkOut(), { build });
  if (proposed !== null) {
    await run('git', ['update-ref', 'refs/heads/main', 'refs/heads/release'], { cwd: origin });
    return null;
  }
  const again = (await runIn('build-again', await checkOut())) ?? {};
  const needs = { build, 'build-again': again };
  if ((await runIn('publish', temporaryFolder(), needs)) === null) return [];
  await runIn('notes', temporaryFolder(), needs);
  const ids = build['ids']?.split('\n') ?? [];
  for (const id of ids) {
    if (!readFileSync(log, 'utf8').includes(`release create ${id} `)) {
      problems.push(`${id} has no notes`);
    }
  }
  return ids;
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

function* checkPublished(
  tarball: Uint8Array<ArrayBuffer>,
  versions: ReadonlyMap<string, string>,
): Generator<string> {
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

/** Pushes until something is published, and returns the versions of all packages and the names of those that were published. */
async function release(): Promise<{ versions: Map<string, string>; published: string[] }> {
  // A checkout may be versioned already.
  const ids = (await push(environment)) ?? (await push(environment)) ?? [];
  const versions = readVersions(await checkOut());
  const published = Array.from(versions.keys()).filter((name) =>
    ids.includes(`${name}@${versions.get(name)}`),
  );
  if (published.length !== ids.length) problems.push(`${ids} are published`);
  for (const name of published) {
    const version = versions.get(name) ?? '';
    const tarball = await readTarball(registry, name, version);
    const found = tarball === null ? ['is not published'] : checkPublished(tarball, versions);
    for (const problem of found) problems.push(`${name}: ${problem}`);
    console.log(`  ${name.padEnd(34)}${version}`);
  }
  return { versions, published };
}

choose(usualSetUps, process.argv.slice(2));
for (const args of [
  ['ci', '--prefix', 'test/release', '--silent'],
  ['run', 'check', '--', 'versions'],
]) {
  await run('npm', args);
}
const origin = await createOrigin();
const server = await openRegistry();
const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const environment = createEnvironment(registry);
const problems: string[] = [];
const { versions, published } = await release();
if (published.length !== versions.size) problems.push(`only ${published} are published`);
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
const patched = await checkOut();
writeFileSync(join(patched, '.changeset/patch.md'), `---\n'${host}': patch\n---\n\nA patch.\n`);
await commitAll(patched, 'Patch host');
await run('git', ['push', '--quiet', 'origin', 'main'], { cwd: patched });
const [found, expected] = [(await release()).published, [host, ...containersOf([host])]].map(
  (names) => names.toSorted().join(', '),
);
if (found !== expected) problems.push(`a patch of host releases ${found}, and not ${expected}`);
for (const problem of problems) console.error(problem);
console.log(`rehearse-release: ${versions.size} packages, problems: ${problems.length}`);
if (problems.length > 0) process.exitCode = 1;
else process.exitCode = await runSetUps(registry);
server.close();
