// Tests the runner for files of web-platform-tests with a few similar files.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import { problemsOf } from './differences.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(t: ExecutionContext, args: readonly string[], status: number): string[] {
  const command = ['--import=tsx', 'test/wpt/runner/main.ts', ...args];
  const { stdout, status: actual } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: root },
  });
  t.is(actual, status);
  return stdout.trim().split('\n');
}

test('all files of a checkout are run', (t) => {
  t.deepEqual(run(t, ['test/wpt/runner/checkout'], 1), [
    'url/historical.any.js: 2 of 4 passed, 1 known to fail',
    '  parse: function, not undefined',
    '  URLSearchParams: no structured serialize/deserialize support: passes, but is listed',
    'url/url-constructor.any.js: 3 of 3 passed',
    'url/urlsearchparams-constructor.any.js: 3 of 3 passed',
    '3 files, 8 passed, 2 failed',
  ]);
});

test('a file can be run by its name', (t) => {
  t.deepEqual(run(t, ['test/wpt/runner/checkout', 'url/url-constructor.any.js'], 0), [
    'url/url-constructor.any.js: 3 of 3 passed',
    '1 files, 3 passed, 0 failed',
  ]);
});

test('a known difference that is gone is a problem', (t) => {
  const known = new Set(['a', 'b', 'c']);
  const results = [
    { name: 'a', passed: false, message: 'as known' },
    { name: 'b', passed: true, message: null },
    { name: 'd', passed: false, message: 'new' },
    { name: 'e', passed: true, message: null },
  ];
  t.deepEqual(problemsOf(results, known), [
    'b: passes, but is listed',
    'd: new',
    'c: is listed, but not there',
  ]);
});

test('a folder without files fails', (t) => {
  t.deepEqual(run(t, ['test/wpt/runner'], 1), ['0 files, 0 passed, 0 failed']);
});
