// Tests the runner for files of web-platform-tests with a few similar files.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(t: ExecutionContext, args: readonly string[], status: number): string[] {
  const command = ['--import=tsx', 'scripts/test-wpt.ts', ...args];
  const { stdout, status: actual } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: root },
  });
  t.is(actual, status);
  return stdout.trim().split('\n');
}

test('all files of a checkout are run', (t) => {
  t.deepEqual(run(t, ['test/wpt-runner/checkout'], 1), [
    'url/historical.any.js: 1 of 2 passed',
    '  parse: function, not undefined',
    'url/url-constructor.any.js: 3 of 3 passed',
    'url/urlsearchparams-constructor.any.js: 3 of 3 passed',
    '3 files, 7 passed, 1 failed',
  ]);
});

test('a file can be run by its name', (t) => {
  t.deepEqual(run(t, ['test/wpt-runner/checkout', 'url/url-constructor.any.js'], 0), [
    'url/url-constructor.any.js: 3 of 3 passed',
    '1 files, 3 passed, 0 failed',
  ]);
});

test('a folder without files fails', (t) => {
  t.deepEqual(run(t, ['test/wpt-runner'], 1), ['0 files, 0 passed, 0 failed']);
});
