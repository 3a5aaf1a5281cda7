// Runs the steps of the release workflow, with `npm publish` replaced, also as a dependency that was taken over would have
// them: it can write anything into the artifacts of its job, and into those of others, but not into outputs of other jobs.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { temporaryFolder } from '../../scripts/run.js';
import { runStep } from '../release/workflow-steps.js';

const check = 'Check that each tarball of the list is what both builds have packed';
const publish = 'Publish what has been checked';
const apply =
  'Apply the patch, which may only change manifests, changelogs, changesets and the lock file';

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
  again: sumsOf({ ...honest, 'urlkit-ipv6-1.0.0.tgz': 'ipv6', 'scripts.md': 'notes' }),
};

/** Returns what `npm` is called with. */
async function published({ files, ids, sums, again }: Release): Promise<string> {
  const top = temporaryFolder();
  const [folder, bin] = [join(top, 'work'), join(top, 'bin')];
  for (const path of [folder, bin]) mkdirSync(path);
  const log = join(top, 'log');
  writeFileSync(log, '');
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> '${log}'\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    RUNNER_TEMP: top,
    IDS: ids.join('\n'),
    SUMS: sums,
    SUMS_AGAIN: again,
  };
  try {
    await runStep('release.yml', check, { folder, env });
    await runStep('release.yml', publish, { folder, env });
  } catch {
    return `refused ${readFileSync(log, 'utf8')}`;
  }
  return readFileSync(log, 'utf8');
}

test('what two builds agree on is published, in the order of the list', async (t) => {
  const options = '--access public --provenance --ignore-scripts';
  t.is(
    await published(release),
    `publish ./urlkit-host-1.2.0.tgz ${options}\npublish ./urlkit-1.0.1.tgz ${options}\n`,
  );
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
    'an empty list': { ...release, ids: [''] },
    'part of a sum': { ...release, again: release.again.slice(3) },
  };
  for (const [name, attack] of Object.entries(attacks))
    t.is(await published(attack), 'refused ', name);
});

test('the patch of versions changes nothing but versions', async (t) => {
  const changed = (change: (folder: string) => void): Promise<string> => {
    const top = temporaryFolder();
    const folder = join(top, 'work');
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    for (const path of ['packages/host/src', '.changeset', '.github/workflows', '../release'])
      mkdirSync(join(folder, path), { recursive: true });
    git('init', '--quiet', '--initial-branch', 'main');
    write('packages/host/package.json', '{}\n');
    write('.changeset/a-b.md', 'a\n');
    write('package-lock.json', '{}\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a');
    change(folder);
    git('add', '--all');
    writeFileSync(join(top, 'release/versions.patch'), git('diff', '--cached', '--binary'));
    git('reset', '--quiet', '--hard');
    return runStep('release.yml', apply, { folder, env: { RUNNER_TEMP: top } }).then(
      () => 'applied',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
  };
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
