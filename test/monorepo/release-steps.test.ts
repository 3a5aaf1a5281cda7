// Runs jobs of the release workflow, with `npm publish` replaced, also as a dependency that was taken over would have
// them: it can write anything into the artifacts of its job, and into those of others, but not into outputs of other jobs.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import manifest from '../../package.json' with { type: 'json' };
import { temporaryFolder } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';
import { commandsOf, runCommands, runJob, writeCommand } from '../release/workflow.js';

const open = 'Open the pull request';

const sumsOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`)
    .join('\n');

interface Release {
  /** The artifact of the first build. */
  readonly files: Readonly<Record<string, string>>;
  readonly ids: readonly string[];
  readonly sums: string;
  readonly again: string;
}

const honest: Readonly<Record<string, string>> = {
  'urlkit-host-1.2.0.tgz': 'host',
  'urlkit-1.0.1.tgz': 'command',
};
const release: Release = {
  files: honest,
  ids: ['@urlkit/host@1.2.0', 'urlkit@1.0.1'],
  sums: sumsOf(honest),
  again: sumsOf({ ...honest, 'urlkit-ipv6-1.0.0.tgz': 'ipv6' }),
};

/** Runs a job with an artifact, and returns what a program that it calls is called with. */
async function called(
  program: string,
  job: string,
  { files, ids, sums, again }: Release,
): Promise<string> {
  const top = temporaryFolder();
  const [folder, bin, artifacts] = ['work', 'bin', 'artifacts'].map((name) => join(top, name));
  const log = join(top, 'log');
  writeFileSync(log, '');
  writeCommand(`${bin}`, program, `{ echo "$@"; [ ! -e notes.md ] || cat notes.md; } >> '${log}'`);
  for (const path of [`${folder}`, `${artifacts}/release`]) mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(`${artifacts}/release`, name), text);
  }
  try {
    await runJob(job, {
      ...{ folder: `${folder}`, artifacts: `${artifacts}` },
      needs: { build: { ids: ids.join('\n'), sums }, 'build-again': { sums: again } },
      env: { PATH: `${bin}:${process.env['PATH']}`, GITHUB_SHA: 'abc' },
    });
  } catch {
    return `refused ${readFileSync(log, 'utf8')}`;
  }
  return readFileSync(log, 'utf8');
}

const published = (of: Release): Promise<string> => called('npm', 'publish', of);

/** Applies a patch that makes a change to a repository, and returns what the step prints. */
function changed(change: (folder: string) => void): Promise<string> {
  const top = temporaryFolder();
  const folder = join(top, 'work');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const path of [
    'packages/host/src',
    '.changeset',
    '.github/workflows',
    '../artifacts/release',
  ])
    mkdirSync(join(folder, path), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  write('packages/host/package.json', '{}\n');
  write('.changeset/a-b.md', 'a\n');
  write('package-lock.json', '{}\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a');
  change(folder);
  git('add', '--all');
  writeFileSync(join(top, 'artifacts/release/versions.patch'), git('diff', '--cached', '--binary'));
  git('reset', '--quiet', '--hard');
  // Git alone does what it does.
  const bin = join(top, 'bin');
  const log = join(top, 'log');
  const elsewhere = 'case "$1" in push|commit|config) exit 0 ;; esac';
  writeCommand(bin, 'git', `${elsewhere}\nPATH=\${PATH#*:} exec git "$@"`);
  writeCommand(bin, 'gh', `echo "$@" >> '${log}'; echo OPEN`);
  return runJob('pull-request', {
    ...{ folder, artifacts: join(top, 'artifacts') },
    needs: { build: { changesets: 'true' } },
    env: { PATH: `${bin}:${process.env['PATH']}` },
  }).then(
    () => (readFileSync(log, 'utf8').includes('workflow run test.yml') ? 'applied' : 'not opened'),
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

test('what two builds agree on is published, in the order of the list', async (t) => {
  const options = '--access public --provenance --ignore-scripts';
  t.is(
    await published(release),
    `publish ./urlkit-host-1.2.0.tgz ${options}\npublish ./urlkit-1.0.1.tgz ${options}\n`,
  );
});

test('each package is packed', (t) => {
  const workspaces = Array.from(
    manifest.scripts.pack.matchAll(/--workspace=(\S+)/g),
    ([, name]) => name,
  );
  const missing = readPackages()
    .map(({ directory }) => directory)
    .filter((directory) => !workspaces.some((name) => `${directory}/`.startsWith(`${name}/`)));
  t.deepEqual(missing, []);
});

test('each package can be published, and its version changed', async (t) => {
  const packages = readPackages();
  const ids = packages.map(({ manifest }) => `${manifest.name}@1.0.0`);
  const files = Object.fromEntries(
    ids.map((id) => [`${id.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`, id]),
  );
  const sums = sumsOf(files);
  const calls = await published({ files, ids, sums, again: sums });
  t.is(calls.split('\n').length - 1, packages.length);
  const patched = await changed((folder) => {
    for (const { directory } of packages) {
      mkdirSync(join(folder, directory), { recursive: true });
      writeFileSync(join(folder, directory, 'package.json'), '{"version":"1.0.0"}\n');
      writeFileSync(join(folder, directory, 'CHANGELOG.md'), '# 1.0.0\n');
    }
  });
  t.is(patched, 'applied');
});

test('what two builds do not agree on is not published', async (t) => {
  const evil = { ...honest, 'urlkit-host-1.2.0.tgz': 'evil' };
  const hidden = { ...honest, '.urlkit-host-1.2.0.tgz': 'evil' };
  const attacks: Readonly<Record<string, Release>> = {
    // Names with a dot at the start were not compared, but published.
    'a hidden name': {
      ...release,
      files: hidden,
      ids: ['.@urlkit/host@1.2.0'],
      sums: sumsOf(hidden),
    },
    'a hidden name that looks like a scope': {
      ...release,
      files: hidden,
      ids: ['@.urlkit/host@1.2.0'],
      sums: sumsOf(hidden),
    },
    // Both artifacts can be overwritten, but not the sums of the other build.
    'overwritten artifacts': { ...release, files: evil },
    'overwritten artifacts and sums': { ...release, files: evil, sums: sumsOf(evil) },
    'only the second build': { ...release, again: sumsOf(evil) },
    'another package': {
      ...release,
      files: { ...honest, 'evil-1.0.0.tgz': 'evil' },
      ids: ['evil@1.0.0'],
    },
    'a path': { ...release, ids: ['@urlkit/../evil@1.0.0'] },
    'an option': { ...release, ids: ['--tag=latest', ...release.ids] },
    'a tarball that is missing': { ...release, files: {} },
    'no sums': { ...release, sums: '', again: '' },
    'an empty line': { ...release, ids: ['', ''] },
    'part of a sum': { ...release, again: release.again.slice(3) },
  };
  for (const [name, attack] of Object.entries(attacks))
    t.is(await published(attack), 'refused ', name);
});

test('the patch of versions changes nothing but versions', async (t) => {
  const good = (folder: string) => {
    writeFileSync(join(folder, 'packages/host/package.json'), '{"version":"1.0.0"}\n');
    writeFileSync(join(folder, 'packages/host/CHANGELOG.md'), '# 1.0.0\n');
    writeFileSync(join(folder, 'package-lock.json'), '{"a":1}\n');
    execFileSync('rm', [join(folder, '.changeset/a-b.md')]);
  };
  t.is(await changed(good), 'applied');
  for (const name of [
    ...['packages/host/src/index.ts', '.github/workflows/release.yml', 'package.json', '.npmrc'],
    ...['packages/host/.npmrc', 'packages/host/package.json.js', '.changeset/config.json', 'a b'],
  ]) {
    const change = (folder: string) => {
      good(folder);
      writeFileSync(join(folder, name), 'evil\n');
    };
    t.regex(await changed(change), /must not change/, name);
  }
  const link = (folder: string) =>
    symlinkSync('/etc/passwd', join(folder, 'packages/host/CHANGELOG.md'));
  t.regex(await changed(link), /must not change/);
  const executable = (folder: string) =>
    chmodSync(join(folder, 'packages/host/package.json'), 0o755);
  t.regex(await changed(executable), /must not change/);
});

/** A tarball with the classic scripts, as text. */
function packScripts(text: string): string {
  const folder = temporaryFolder();
  const dist = join(folder, 'package/dist');
  mkdirSync(dist, { recursive: true });
  for (const name of ['polyfill', 'polyfill.ascii', 'polyfill.es2015']) {
    writeFileSync(join(dist, `${name}.js`), text);
  }
  return execFileSync('tar', ['-cf', '-', 'package'], { cwd: folder, encoding: 'utf8' });
}

test('hashes of scripts that two builds do not agree on are not in the notes', async (t) => {
  const name = 'urlkit-url-api-1.0.0.tgz';
  const files = { [name]: packScripts('script') };
  const evil = { [name]: packScripts('evil') };
  const good = {
    files,
    ids: ['@urlkit/url-api@1.0.0', '@urlkit/host@1.0.0'],
    sums: sumsOf(files),
    again: sumsOf({ ...honest, ...files }),
  };
  const hash = createHash('sha384').update('script').digest('base64');
  const calls = (await called('gh', 'notes', good)).trimEnd().split('\n');
  t.deepEqual(
    calls.filter((line) => line.startsWith('release')),
    good.ids.map((id) => `release create ${id} --target abc --title ${id} --notes-file notes.md`),
  );
  t.deepEqual(
    calls.slice(1, -1),
    ['polyfill', 'polyfill.ascii', 'polyfill.es2015'].map(
      (name) => `- \`dist/${name}.js\`: \`sha384-${hash}\``,
    ),
  );
  for (const attack of [
    { ...good, files: evil },
    { ...good, files: evil, sums: sumsOf(evil) },
    { ...good, files: evil, again: sumsOf(evil) },
    { ...good, files: {} },
  ]) {
    t.is(await called('gh', 'notes', attack), 'refused ');
  }
});

test('the pull request of versions starts its checks', async (t) => {
  const top = temporaryFolder();
  const bin = join(top, 'bin');
  const log = join(top, 'log');
  for (const program of ['git', 'gh']) {
    writeCommand(bin, program, `echo ${program} "$@" >> '${log}'`);
  }
  await runCommands(commandsOf(open), {
    folder: top,
    env: { PATH: `${bin}:${process.env['PATH']}` },
  });
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
  t.true(at('git push') < at('gh pr create'));
  t.true(at('gh pr create') < at('gh workflow run test.yml --ref release'));
  const workflow = (name: string) =>
    readFileSync(new URL(`../../.github/workflows/${name}`, import.meta.url), 'utf8');
  t.regex(workflow('test.yml'), /^ {2}workflow_dispatch:/m);
  t.regex(workflow('release.yml'), /pull-request:\n(?: {4}.*\n)*? {6}actions: write\n/);
});
