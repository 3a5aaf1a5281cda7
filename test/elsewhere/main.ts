// npm run check -- elsewhere: runs the tests in a clone in another folder, with no data beside it and no network. Needs Linux and
// root, to have a network of its own. What is not committed is not tested.

import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, temporaryFolder } from '../../scripts/run.js';

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

const tests = 'npm run build && npm run test:unit';
const { status, out } = runAlone(tests, { URLKIT_WITHOUT_WPT: '1' });
require(status === 0, 'The tests must pass without data.', out);
const [, passed = '0'] = /(\d+) tests passed/.exec(out) ?? [];
const [, skipped = '0'] = /(\d+) tests skipped/.exec(out) ?? [];
require(Number(skipped) > 0 && Number(passed) > 1_000, 'Few tests ran.', out);
console.log(`check elsewhere: as expected; ${skipped} of its tests need data`);
rmSync(folder, { recursive: true });
