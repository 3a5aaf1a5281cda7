// npm run check -- elsewhere [--sample]: runs the tests in a clone in another folder, with no data beside it and no network. Needs
// Linux and root, to have a network of its own. What is not committed is not tested. A sample takes what is built here, and only
// the tests that use data.

import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, temporaryFolder } from '../../scripts/run.js';
import { readPackages } from '../../scripts/workspace.js';

/** Runs a command with only a loopback network, and returns its status and what it prints. */
function runAlone(
  command: string,
  more: NodeJS.ProcessEnv,
): { status: number | null; out: string } {
  // A short run is enough: other checks take all inputs.
  const { WPT_URL_DIR, URL_CORPORA_DIR, JSON_SCHEMA_FORMATS_DIR, CI, ...env } = process.env;
  const { status, stdout } = spawnSync(
    'unshare',
    ['--net', 'sh', '-c', `ip link set lo up && { ${command}; } 2>&1`],
    { cwd: folder, env: { ...env, ...more }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { status, out: stdout };
}

function require(isTrue: boolean, problem: string, out: string): void {
  if (isTrue) return;
  console.error(`${out}\n\n${problem}`);
  process.exit(1);
}

const folder = join(temporaryFolder(), 'a clone');
await run('git', ['clone', '--quiet', root, folder]);
cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
});

const stopped = runAlone('npm test', {});
require(stopped.status === 1, 'npm test must fail without data.', stopped.out);
require(/URLKIT_WITHOUT_WPT=1/.test(stopped.out), 'It must name the way out.', stopped.out);
require(!/tests passed/.test(stopped.out), 'It must stop before the tests.', stopped.out);

const isSample = process.argv[2] === '--sample';
const built = readPackages().map(({ directory }) => join(directory, 'dist'));
for (const path of isSample ? ['.cache/built.json', ...built] : []) {
  cpSync(join(root, path), join(folder, path), { recursive: true });
}
const { status, out } = runAlone('npm run build && npm run test:unit', {
  URLKIT_WITHOUT_WPT: '1',
  ...(isSample && { URLKIT_WITH_DATA: 'true' }),
});
require(status === 0, 'The tests must pass without data.', out);
const [, passed = '0'] = /(\d+) tests passed/.exec(out) ?? [];
const [, skipped = '0'] = /(\d+) tests skipped/.exec(out) ?? [];
require(Number(skipped) > 0 && Number(passed) > (isSample ? 100 : 1_000), 'Few tests ran.', out);
console.log(`check elsewhere: as expected; ${skipped} of its tests need data`);
rmSync(folder, { recursive: true });
